import { ValidationError, type TypedUser } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { as, attempt } from './attempt'
import { member } from './people'
import { type Cms, startCms } from './start-cms'

const collection = 'picture-folders'
let cms: Cms
let people: Readonly<Record<string, TypedUser | null>>

beforeAll(async () => {
  cms = await startCms()
  const { payload } = cms
  people = {
    admin: await member(payload, 'admin', []),
    'content manager': await member(payload, 'content-manager', []),
    'market manager': await member(payload, 'market-manager', []),
    translator: await member(payload, 'translator', []),
    reader: await member(payload, 'read-only', []),
    stranger: null,
  }
})

const folder = (name: string, parent?: number) =>
  cms.payload.create({ collection, data: { name, folder: parent }, overrideAccess: true })
const parentOf = async (id: number) => (await cms.payload.findByID({ collection, id, depth: 0, overrideAccess: true })).folder
const move = (id: number, parent: number) =>
  cms.payload.update({ collection, id, data: { folder: parent }, overrideAccess: true, depth: 0 })

async function picture(parent: number): Promise<number> {
  const background = `#${String(parent).padStart(6, '0')}`
  const data = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: 'x.png', size: data.length }
  const made = { alt: 'A square', folder: parent }
  return (await cms.payload.create({ collection: 'media', data: made, file, overrideAccess: true })).id
}

const ACTORS = ['admin', 'content manager', 'market manager', 'translator', 'reader', 'stranger']
const SIGNS = {
  create: '++----',
  read: '+++++-',
  update: '++----',
  delete: '++----',
  'update many': '------',
  'delete many': '------',
}
const ROWS = Object.entries(SIGNS).flatMap(([operation, signs]) =>
  [...signs].map((sign, at) => ({ operation, actor: ACTORS[at] ?? '', sign })),
)

test.each(ROWS)('$operation of a folder by $actor: $sign', async ({ operation, actor, sign }) => {
  const { payload } = cms
  const { id } = await folder('Boxes')
  const where = { id: { equals: id } }
  const data = { name: 'Cases' }
  const verdict = await attempt(payload, async (req) => {
    const who = as(people[actor] ?? null, req)
    if (operation === 'create') return payload.create({ collection, data, ...who })
    if (operation === 'read') return payload.find({ collection, where, ...who })
    if (operation === 'update') return payload.update({ collection, id, data, ...who })
    if (operation === 'update many') return payload.update({ collection, where, data, ...who })
    if (operation === 'delete many') return payload.delete({ collection, where, ...who })
    return payload.delete({ collection, id, ...who })
  })
  expect(verdict).toBe(sign === '+' ? 'allowed' : 'denied')
})

describe('a folder of pictures', () => {
  test('a folder of pictures that is deleted takes its folders with it, and leaves the pictures without one', async () => {
    const outer = await folder('Campaigns')
    const inner = await folder('Spring', outer.id)
    const pictures = [await picture(outer.id), await picture(inner.id)]
    const user = people['content manager'] ?? null
    await cms.payload.delete({ collection, id: outer.id, user, overrideAccess: false })
    const left = await cms.payload.find({ collection, where: { id: { in: [outer.id, inner.id] } }, overrideAccess: true })
    expect(left.docs).toEqual([])
    for (const id of pictures)
      expect((await cms.payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: true })).folder).toBeNull()
  })

  test('a folder of pictures has a name of at most 80 signs', async () => {
    await expect(folder('')).rejects.toThrow(ValidationError)
    await expect(folder('a'.repeat(81))).rejects.toThrow(ValidationError)
  })

  test('moved into a folder inside of itself changes places with it', async () => {
    const outer = await folder('Outer')
    const inner = await folder('Inner', outer.id)
    await move(outer.id, inner.id)
    expect([await parentOf(outer.id), await parentOf(inner.id)]).toEqual([inner.id, null])
  })

  test('and another one, moved into each other at once, are no loop', async () => {
    const [one, two] = [await folder('One'), await folder('Two')]
    await Promise.all([move(one.id, two.id), move(two.id, one.id)])
    expect([await parentOf(one.id), await parentOf(two.id)].filter((parent) => parent !== null)).toHaveLength(1)
  })
})
