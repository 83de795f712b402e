import type { PayloadRequest } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, binned, type People, findUser } from './access-expected'
import { everyRole, isOfBin, tryBin } from './access-people'
import { as, attempt } from './attempt'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { drawn } from './media-requests'
import { member } from './people'
import { type Cms, startCms } from './start-cms'

/** What belongs to no market: pictures, and the staff themselves. */
const WHO = ['admin', 'content manager', 'manager, own market', 'translator', 'reader', 'stranger'] as const
let cms: Cms
let content: TwoMarkets
let people: People

beforeAll(async () => {
  cms = await startCms()
  content = await contentOfTwoMarkets(cms.payload)
  people = await everyRole(cms.payload, content)
})

const rowsOf = (signs: Readonly<Record<string, string>>) =>
  Object.entries(signs).flatMap(([operation, row]) =>
    [...row].map((sign, index) => ({ operation, actor: WHO[index] ?? 'stranger', sign })),
  )

describe('pictures belong to no market', () => {
  const SIGNS = {
    create: '+++---',
    read: '+++++-',
    update: '++----',
    'update many': '++----',
    delete: '++----',
    'delete many': '++----',
    ...binned('++----'),
    duplicate: '------',
  }

  test.each(rowsOf(SIGNS))('$operation by $actor: $sign', async ({ operation, actor, sign }) => {
    const background = `#${WHO.indexOf(actor)}${WHO.indexOf(actor)}0000`
    const bytes = await drawn(4, 4, background).png().toBuffer()
    const file = { data: bytes, mimetype: 'image/png', name: 'x.png', size: bytes.length }
    const stored = await cms.payload.create({ collection: 'media', data: { alt: 'A square' }, file, overrideAccess: true })
    const { payload } = cms
    const where = { id: { equals: stored.id } }
    const verdict = await attempt(payload, async (req) => {
      const who = as(findUser(people, actor), req)
      if (operation === 'create') return payload.create({ collection: 'media', data: { alt: 'A square' }, file, ...who })
      if (operation === 'read') return payload.find({ collection: 'media', where, ...who })
      if (operation === 'update') return payload.update({ collection: 'media', id: stored.id, data: { alt: 'Another' }, ...who })
      if (operation === 'update many') return payload.update({ collection: 'media', where, data: { alt: 'Another' }, ...who })
      if (operation === 'duplicate') return payload.duplicate({ collection: 'media', id: stored.id, ...who })
      if (operation === 'delete many') return payload.delete({ collection: 'media', where, ...who })
      if (isOfBin(operation)) return tryBin(payload, operation, { collection: 'media', id: stored.id }, who)
      return payload.delete({ collection: 'media', id: stored.id, ...who })
    })
    expect(verdict).toBe(sign === '+' ? 'allowed' : 'denied')
  })
})

describe('staff', () => {
  const SELF = { read: '+++++-', update: '+++++-', delete: '+-----', 'update many': '------', 'move to the bin': '+-----' }
  const OTHERS = {
    create: '+-----',
    read: '+-----',
    update: '+-----',
    delete: '+-----',
    'update many': '------',
    'delete many': '------',
    ...binned('+-----'),
    duplicate: '------',
    unlock: '+-----',
  }

  const tryStaff = (operation: string, id: number | string, actor: Actor, req: Partial<PayloadRequest>): Promise<unknown> => {
    const { payload } = cms
    const who = as(findUser(people, actor), req)
    const where = { id: { equals: id } }
    const data = { email: 'new@shop.example', password: 'long-enough-1-2-3', name: 'New', role: 'market-manager' as const }
    if (operation === 'create') return payload.create({ collection: 'staff', data, ...who })
    if (operation === 'read') return payload.find({ collection: 'staff', where, ...who })
    if (operation === 'update') return payload.update({ collection: 'staff', id, data: { name: 'Renamed' }, ...who })
    if (operation === 'update many') return payload.update({ collection: 'staff', where, data: { name: 'Renamed' }, ...who })
    if (operation === 'delete') return payload.delete({ collection: 'staff', id, ...who })
    if (operation === 'delete many') return payload.delete({ collection: 'staff', where, ...who })
    if (isOfBin(operation)) return tryBin(payload, operation, { collection: 'staff', id: Number(id) }, who)
    if (operation === 'duplicate') return payload.duplicate({ collection: 'staff', id, ...who })
    return payload.unlock({ collection: 'staff', data: { email: 'colleague@shop.example', password: '' }, ...who })
  }
  const colleague = async () => {
    const where = { email: { equals: 'colleague@shop.example' } }
    const { docs } = await cms.payload.find({ collection: 'staff', where, overrideAccess: true })
    return docs[0] ?? (await member(cms.payload, 'content-manager', [], 'colleague@shop.example'))
  }

  test.each(rowsOf(SELF))('$operation of the own record by $actor: $sign', async ({ operation, actor, sign }) => {
    const id = findUser(people, actor)?.id ?? 999_999
    const verdict = await attempt(cms.payload, (req) => tryStaff(operation, id, actor, req))
    expect(verdict).toBe(sign === '+' ? 'allowed' : 'denied')
  })

  test.each(rowsOf(OTHERS))('$operation of a colleague by $actor: $sign', async ({ operation, actor, sign }) => {
    const { id } = await colleague()
    const verdict = await attempt(cms.payload, (req) => tryStaff(operation, id, actor, req))
    expect(verdict).toBe(sign === '+' ? 'allowed' : 'denied')
  })

  test.each(WHO.filter((actor) => actor !== 'admin' && actor !== 'stranger'))(
    '%s raises the rights of no one, not even their own',
    async (actor) => {
      const user = findUser(people, actor)
      const data = { role: 'admin' as const, markets: [content.own.markets, content.other.markets] }
      const was = await cms.payload.findByID({ collection: 'staff', id: user?.id ?? 0, depth: 0, overrideAccess: true })
      await cms.payload.update({ collection: 'staff', id: user?.id ?? 0, data, user, overrideAccess: false })
      const is = await cms.payload.findByID({ collection: 'staff', id: user?.id ?? 0, depth: 0, overrideAccess: true })
      expect([is.role, is.markets]).toEqual([was.role, was.markets])
    },
  )
})

describe('a translator and a published page', () => {
  const change = (data: object) =>
    cms.payload.update({
      collection: 'pages',
      id: content.own.pages,
      data,
      draft: true,
      depth: 0,
      user: people.translator,
      overrideAccess: false,
    })
  const stored = (draft: boolean) =>
    cms.payload.findByID({ collection: 'pages', id: content.own.pages, draft, depth: 0, overrideAccess: true })

  test('a translator changes the texts of a published page in a draft, which the shop does not show', async () => {
    await change({ title: 'Neu übersetzt' })
    expect([(await stored(true)).title, (await stored(true))._status]).toEqual(['Neu übersetzt', 'draft'])
    expect((await stored(false)).title).not.toBe('Neu übersetzt')
  })

  test('a translator changes of a published page neither its address nor its purpose nor its market', async () => {
    const before = await stored(false)
    await expect(change({ slug: 'anderswo' })).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } })
    await expect(change({ key: 'press' })).rejects.toMatchObject({ data: { errors: [{ path: 'key' }] } })
    await change({ market: content.other.markets })
    expect(await stored(true)).toMatchObject({ slug: before.slug, key: before.key, market: before.market })
  })

  test('a translator changes everything of a page that was never published', async () => {
    const data = { title: 'Begonnen', slug: 'begonnen', market: content.own.markets }
    const who = { user: people.translator, overrideAccess: false, draft: true, depth: 0 } as const
    const { id } = await cms.payload.create({ collection: 'pages', data, ...who })
    const moved = { slug: 'weiter', market: content.other.markets }
    expect(await cms.payload.update({ collection: 'pages', id, data: moved, ...who })).toMatchObject({
      ...moved,
      _status: 'draft',
    })
  })
})
