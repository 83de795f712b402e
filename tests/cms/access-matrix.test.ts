import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, attempt } from './attempt'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { newDocument } from './new-document'
import { member } from './people'
import { type Cms, startCms } from './start-cms'

const ACTORS = ['admin', 'content manager', 'manager, own market', 'manager, other market', 'stranger'] as const
type Actor = (typeof ACTORS)[number]
type Operation = 'create' | 'read' | 'update' | 'delete' | 'versions'
type Slug =
  'markets' | 'partners' | 'route-maps' | 'redirects' | 'redirect-hits' | 'pages' | 'navigation' | 'banners' | 'contact-subjects'

/** One sign for each actor, in their order: + may, - may not; a dot where a collection keeps no versions. */
const EXPECTED: Readonly<Record<Slug, Readonly<Record<Operation, string>>>> = {
  markets: { create: '+----', read: '+++--', update: '+-+--', delete: '+----', versions: '+-+--' },
  partners: { create: '+----', read: '+++--', update: '+-+--', delete: '+----', versions: '+-+--' },
  'route-maps': { create: '+-+--', read: '+++--', update: '+-+--', delete: '+-+--', versions: '.....' },
  redirects: { create: '+++--', read: '+++--', update: '+++--', delete: '+++--', versions: '.....' },
  'redirect-hits': { create: '-----', read: '+++--', update: '-----', delete: '-----', versions: '.....' },
  pages: { create: '+++--', read: '+++--', update: '+++--', delete: '+++--', versions: '+++--' },
  navigation: { create: '+++--', read: '+++--', update: '+++--', delete: '+++--', versions: '+++--' },
  banners: { create: '+++--', read: '+++--', update: '+++--', delete: '+++--', versions: '+++--' },
  'contact-subjects': { create: '+++--', read: '+++--', update: '+++--', delete: '+++--', versions: '+++--' },
}

let cms: Cms
let content: TwoMarkets
let people: Readonly<Record<'admin' | 'content manager' | 'manager', TypedUser>>

beforeAll(async () => {
  cms = await startCms('access')
  content = await contentOfTwoMarkets(cms.payload)
  people = {
    admin: await member(cms.payload, 'admin', []),
    'content manager': await member(cms.payload, 'content-manager', []),
    manager: await member(cms.payload, 'market-manager', [content.own.markets, content.spare.own]),
  }
})
afterAll(async () => cms.stop())

const userOf = (actor: Actor): TypedUser | null =>
  actor === 'stranger' ? null : actor.startsWith('manager') ? people.manager : people[actor as 'admin' | 'content manager']
/** Everybody but the manager of another market tries the same document. */
const sideOf = (actor: Actor) => (actor === 'manager, other market' ? 'other' : 'own')

type Try = (payload: Payload, slug: Slug, actor: Actor, req: Partial<PayloadRequest>) => Promise<unknown>
const TRIES: Readonly<Record<Operation, Try>> = {
  create: async (payload, slug, actor, req) => {
    const data = await newDocument(slug, content.spare[sideOf(actor)])
    return payload.create({ collection: slug as CollectionSlug, data: data as never, ...as(userOf(actor), req) })
  },
  read: (payload, slug, actor, req) =>
    payload.find({ collection: slug, where: { id: { equals: content[sideOf(actor)][slug] } }, ...as(userOf(actor), req) }),
  update: (payload, slug, actor, req) =>
    payload.update({
      collection: slug as CollectionSlug,
      id: content[sideOf(actor)][slug],
      data: {} as never,
      ...as(userOf(actor), req),
    }),
  delete: (payload, slug, actor, req) =>
    payload.delete({ collection: slug as CollectionSlug, id: content[sideOf(actor)][slug], ...as(userOf(actor), req) }),
  versions: (payload, slug, actor, req) =>
    payload.findVersions({
      collection: slug,
      where: { parent: { equals: content[sideOf(actor)][slug] } },
      ...as(userOf(actor), req),
    }),
}

const ROWS = Object.entries(EXPECTED).flatMap(([slug, operations]) =>
  Object.entries(operations).flatMap(([operation, signs]) =>
    ACTORS.flatMap((actor, index) =>
      signs[index] === '.' ? [] : [{ slug: slug as Slug, operation: operation as Operation, actor, sign: signs[index] }],
    ),
  ),
)

describe('what belongs to a market', () => {
  test('every collection of the config is in this file', () => {
    const covered = [...Object.keys(EXPECTED), 'media', 'staff']
    const all = cms.payload.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
    expect(all.toSorted()).toEqual(covered.toSorted())
  })

  test.each(ROWS)('$operation of $slug by $actor: $sign', async ({ slug, operation, actor, sign }) => {
    const verdict = await attempt(cms.payload, (req) => TRIES[operation](cms.payload, slug, actor, req))
    expect(verdict).toBe(sign === '+' ? 'allowed' : 'denied')
  })
})

describe('pictures belong to nobody', () => {
  const SIGNS = { create: '+++-', read: '+++-', update: '++--', delete: '++--' } as const
  const WHO = ['admin', 'content manager', 'manager, own market', 'stranger'] as const
  const rows = Object.entries(SIGNS).flatMap(([operation, signs]) =>
    WHO.map((actor, index) => ({ operation, actor, sign: signs[index] })),
  )

  test.each(rows)('$operation by $actor: $sign', async ({ operation, actor, sign }) => {
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: actor === 'admin' ? 'red' : 'blue' } })
      .png()
      .toBuffer()
    const file = { data: bytes, mimetype: 'image/png', name: 'x.png', size: bytes.length }
    const stored = await cms.payload.create({ collection: 'media', data: { alt: 'A square' }, file, overrideAccess: true })
    const { payload } = cms
    const verdict = await attempt(payload, async (req) => {
      const who = as(userOf(actor), req)
      if (operation === 'create') return payload.create({ collection: 'media', data: { alt: 'A square' }, file, ...who })
      if (operation === 'read') return payload.find({ collection: 'media', where: { id: { equals: stored.id } }, ...who })
      if (operation === 'update') return payload.update({ collection: 'media', id: stored.id, data: { alt: 'Another' }, ...who })
      return payload.delete({ collection: 'media', id: stored.id, ...who })
    })
    expect(verdict).toBe(sign === '+' ? 'allowed' : 'denied')
  })
})

describe('staff', () => {
  const SELF = { read: '+++', update: '+++', delete: '+--' } as const
  const OTHERS = { create: '+---', read: '+---', update: '+---', delete: '+---', unlock: '+---' } as const
  const WHO = ['admin', 'content manager', 'manager, own market', 'stranger'] as const
  const rowsOf = (signs: Readonly<Record<string, string>>) =>
    Object.entries(signs).flatMap(([operation, row]) =>
      [...row].map((sign, index) => ({ operation, actor: WHO[index] ?? 'stranger', sign })),
    )

  const tryStaff = (operation: string, id: number | string, actor: Actor, req: Partial<PayloadRequest>): Promise<unknown> => {
    const { payload } = cms
    const who = as(userOf(actor), req)
    const data = { email: 'new@shop.example', password: 'long-enough-1-2-3', name: 'New', role: 'market-manager' as const }
    if (operation === 'create') return payload.create({ collection: 'staff', data, ...who })
    if (operation === 'read') return payload.find({ collection: 'staff', where: { id: { equals: id } }, ...who })
    if (operation === 'update') return payload.update({ collection: 'staff', id, data: { name: 'Renamed' }, ...who })
    if (operation === 'delete') return payload.delete({ collection: 'staff', id, ...who })
    return payload.unlock({ collection: 'staff', data: { email: 'colleague@shop.example', password: '' }, ...who })
  }

  test.each(rowsOf(SELF))('$operation of the own record by $actor: $sign', async ({ operation, actor, sign }) => {
    const id = userOf(actor)?.id ?? 0
    const verdict = await attempt(cms.payload, (req) => tryStaff(operation, id, actor, req))
    expect(verdict).toBe(sign === '+' ? 'allowed' : 'denied')
  })

  test.each(rowsOf(OTHERS))('$operation of a colleague by $actor: $sign', async ({ operation, actor, sign }) => {
    const where = { email: { equals: 'colleague@shop.example' } }
    const { docs } = await cms.payload.find({ collection: 'staff', where, overrideAccess: true })
    const colleague = docs[0] ?? (await member(cms.payload, 'content-manager', [], 'colleague@shop.example'))
    const verdict = await attempt(cms.payload, (req) => tryStaff(operation, colleague.id, actor, req))
    expect(verdict).toBe(sign === '+' ? 'allowed' : 'denied')
  })
})
