import { createLocalReq, docAccessOperation, type Payload, type TypedUser } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { contentOfTwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { type Cms, startCms } from './start-cms'

let cms: Cms
let payload: Payload
let id: number
beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  id = (await contentOfTwoMarkets(payload)).own.pages
})

/** The page as the editor sees it: the newest draft. */
const opened = () => payload.findByID({ collection: 'pages', id, draft: true, depth: 0, overrideAccess: true })
const save = (title: string, updatedAt: string, draft: boolean) =>
  payload.update({
    collection: 'pages',
    id,
    data: { title, updatedAt, _status: draft ? 'draft' : 'published' },
    draft,
    depth: 0,
    overrideAccess: true,
  })

test('an editor who saves several drafts and then publishes gets no conflict with their own saves', async () => {
  await save('Erster Entwurf', (await opened()).updatedAt, true)
  const second = await save('Zweiter Entwurf', (await opened()).updatedAt, true)
  await save('Dritter Entwurf', second.updatedAt, true)
  await save('Veröffentlicht', (await opened()).updatedAt, false)
  expect((await opened()).title).toBe('Veröffentlicht')
})

test('a draft that a colleague has saved meanwhile is not overwritten, neither by a draft nor by publishing', async () => {
  const { updatedAt } = await opened()
  await save('Von der Kollegin', updatedAt, true)
  await expect(save('Von mir', updatedAt, true)).rejects.toMatchObject({ status: 409 })
  await expect(save('Von mir', updatedAt, false)).rejects.toMatchObject({ status: 409 })
  expect((await opened()).title).toBe('Von der Kollegin')
})

test('autosaved drafts of two people do not overwrite each other, and the second person sees the first one’s name', async () => {
  const ada = await member(payload, 'admin', [])
  const { updatedAt } = await opened()
  const autosave = (title: string, user: TypedUser | null) =>
    payload.update({
      collection: 'pages',
      id,
      data: { title, updatedAt, _status: 'draft' },
      draft: true,
      autosave: true,
      depth: 0,
      ...(user === null ? {} : { user }),
      overrideAccess: true,
    })
  await autosave('Von Ada', ada)
  await expect(autosave('Von mir', null)).rejects.toMatchObject({
    status: 409,
    data: { conflict: { saves: [{ by: 'admin' }] } },
  })
  expect((await opened()).title).toBe('Von Ada')
})

test('the market field can be edited on a page that was just begun, but not on a published one', async () => {
  const user = await member(payload, 'content-manager', [])
  const { market } = await opened()
  const data = { title: 'Begonnen', market }
  const begun = await payload.create({ collection: 'pages', data, draft: true, user, overrideAccess: false, depth: 0 })
  const ofMarket = async (data: { id: number }) => {
    const req = await createLocalReq({ user }, payload)
    const { fields } = await docAccessOperation({ id: data.id, collection: payload.collections.pages, data, req })
    return typeof fields === 'object' ? fields.market : fields
  }
  expect(await ofMarket(begun)).toBe(true)
  expect(await ofMarket(await opened())).toEqual({ create: true, read: true })
})

test.each([
  ['without anything', {}, ['title', 'market']],
  ['without a title', { title: ' ' }, ['title']],
  ['without a market', { title: 'Heimatlos', market: null }, ['market']],
])('a page %s is not stored, not even as a draft', async (_what, more, missing) => {
  const before = await payload.count({ collection: 'pages' })
  const { market } = await opened()
  const data = { ...('title' in more ? { market } : {}), ...more }
  // The type of the collection knows whole documents only.
  const create = payload.create({ collection: 'pages', data: data as never, draft: true, overrideAccess: true })
  const errors = missing.map((path) => expect.objectContaining({ path }))
  await expect(create).rejects.toMatchObject({ data: { errors } })
  expect(await payload.count({ collection: 'pages' })).toEqual(before)
})

test('a new draft gets its slug from its title, with a number when the market has the slug already', async () => {
  const { market } = await opened()
  const begin = async (more: { title: string; slug?: string }) =>
    (await payload.create({ collection: 'pages', data: { market, ...more }, draft: true, overrideAccess: true, depth: 0 })).slug
  expect(await begin({ title: 'Häufige Fragen & Antworten' })).toBe('haeufige-fragen-antworten')
  expect(await begin({ title: 'Häufige Fragen, Antworten' })).toBe('haeufige-fragen-antworten-2')
  expect(await begin({ title: 'Häufige Fragen', slug: 'faq' })).toBe('faq')
  const { id: empty } = await payload.create({
    collection: 'pages',
    data: { market, title: '日本' },
    draft: true,
    overrideAccess: true,
  })
  expect((await payload.findByID({ collection: 'pages', id: empty, draft: true, overrideAccess: true })).slug ?? '').toBe('')
})
