import { createLocalReq, NotFound, type Payload, type RequiredDataFromCollectionSlug, type TypedUser, type Where } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { describeRemoval, removeRoute } from '@/collections/routes/route-endpoints'
import { aText } from './a-text'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { type Cms, startCms } from './start-cms'

let cms: Cms
let payload: Payload
let content: TwoMarkets
let admin: TypedUser
let entry: number
const always = { depth: 0, overrideAccess: true } as const

/** Addresses of the tests; each test deletes the redirects that it makes from them. */
const CREATED_PATHS = ['/kontakt-neu', '/sprechen', '/vorher', '/ankauf-von/{category}', '/ankauf-von/{y}']

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  admin = await member(payload, 'admin', [])
  const market = content.own.markets
  await payload.delete({ collection: 'route-maps', where: { screen: { in: ['contact', 'sellCategory'] } }, ...always })
  await payload.create({
    collection: 'pages',
    data: { market, slug: 'hilfe', title: 'Hilfe', body: aText('Hilfe.'), _status: 'published', publishReason: 'a test' },
    ...always,
  })
})
beforeEach(async () => {
  entry = await route('contact', '/kontakt-neu', '/sprechen', '/contact')
})
afterEach(async () => {
  await payload.delete({ collection: 'redirects', where: { from: { in: CREATED_PATHS } }, ...always })
  await payload.delete({ collection: 'route-maps', where: { screen: { in: ['contact', 'sellCategory'] } }, ...always })
})

const route = async (screen: 'contact' | 'sellCategory', ...patterns: string[]) =>
  (
    await payload.create({
      collection: 'route-maps',
      data: { market: content.own.markets, screen, patterns: patterns.map((pattern) => ({ pattern })) },
      ...always,
    })
  ).id
const asking = (user: TypedUser = admin) => createLocalReq({ user }, payload)
const remove = async (to: string | null, id = entry) => removeRoute(await asking(), id, to)
const isThere = async (id = entry) =>
  (await payload.count({ collection: 'route-maps', where: { id: { equals: id } }, overrideAccess: true })).totalDocs === 1
async function redirects(...from: string[]) {
  const where: Where = { and: [{ market: { equals: content.own.markets } }, { from: { in: from } }] }
  const { docs } = await payload.find({ collection: 'redirects', where, sort: 'from', limit: 0, ...always })
  return docs.map(({ from: at, match, status, to }) => [at, match, status, to?.slug ?? to?.path ?? to?.screen])
}

describe('the deletion of the addresses of a screen', () => {
  test('the deletion of the addresses of a screen lists which addresses end, and that the English one applies again', async () => {
    const { lost, english, targets } = await describeRemoval(await asking(), entry)
    expect(lost).toEqual(['/kontakt-neu', '/sprechen'])
    expect(english).toBe('/contact')
    expect(targets).toContainEqual({ address: '/content/hilfe', title: 'Hilfe' })
    expect(targets.map(({ address }) => address)).not.toContain('/kontakt-neu')
  })

  test('redirects them to the screen itself', async () => {
    expect(await remove('/contact')).toEqual({ kept: 2 })
    expect(await isThere()).toBe(false)
    expect(await redirects('/kontakt-neu', '/sprechen')).toEqual([
      ['/kontakt-neu', 'exact', '301', 'contact'],
      ['/sprechen', 'exact', '301', 'contact'],
    ])
  })

  test('the deletion of the addresses of a screen leaves the entry in the bin, out of which it takes its addresses back from the redirects', async () => {
    await remove('/contact')
    const back = { where: { id: { equals: entry } }, data: { deletedAt: null }, trash: true, ...always } as const
    expect((await payload.update({ collection: 'route-maps', ...back })).errors).toEqual([])
    expect(await isThere()).toBe(true)
    expect(await redirects('/kontakt-neu', '/sprechen')).toEqual([])
  })

  test('redirects them to a page, and points older redirects straight to it', async () => {
    const data: RequiredDataFromCollectionSlug<'redirects'> = {
      market: content.own.markets,
      from: '/vorher',
      match: 'exact',
      to: { kind: 'path', path: '/kontakt-neu' },
      status: '301',
      enabled: true,
    }
    await payload.create({ collection: 'redirects', data, ...always })
    await remove('/content/hilfe')
    expect(await redirects('/kontakt-neu', '/vorher')).toEqual([
      ['/kontakt-neu', 'exact', '301', 'hilfe'],
      ['/vorher', 'exact', '301', 'hilfe'],
    ])
  })

  test('the deletion of the addresses of a screen keeps the parameters of an address on its way to its own screen', async () => {
    const id = await route('sellCategory', '/ankauf-von/{category}')
    await remove((await describeRemoval(await asking(), id)).english, id)
    const [made] = (
      await payload.find({ collection: 'redirects', where: { from: { equals: '/ankauf-von/{category}' } }, ...always })
    ).docs
    expect(made).toMatchObject({ match: 'pattern', to: { screen: 'sellCategory' } })
    expect(made?.to?.params).toMatchObject([{ name: 'category', value: '{category}' }])
  })

  test('the deletion of the addresses of a screen makes no redirect unless one is requested', async () => {
    expect(await remove(null)).toEqual({ kept: 0 })
    expect(await redirects('/kontakt-neu', '/sprechen')).toEqual([])
  })

  test('the deletion of the addresses of a screen is refused with a target that leads nowhere, and nothing is changed', async () => {
    await expect(remove('/gibt-es-nicht')).rejects.toThrow('/gibt-es-nicht')
    expect(await isThere()).toBe(true)
  })

  test('the deletion of the addresses of a screen deletes no address when one of them cannot be deleted', async () => {
    const id = await route('sellCategory', '/ankauf-von/{category}')
    const data: RequiredDataFromCollectionSlug<'redirects'> = {
      market: content.own.markets,
      from: '/ankauf-von/{y}',
      match: 'pattern',
      to: { kind: 'page', slug: 'hilfe' },
      status: '301',
      enabled: false,
    }
    const rival = await payload.create({ collection: 'redirects', data, ...always })
    await payload.db.updateOne({ collection: 'redirects', id: rival.id, data: { enabled: true } })
    await expect(remove('/content/hilfe', id)).rejects.toThrow('/ankauf-von/{category}')
    expect(await isThere(id)).toBe(true)
  })

  test('the deletion of the addresses of a screen is refused to those who may not delete it', async () => {
    const manager = await member(payload, 'market-manager', [content.other.markets], 'far@shop.example')
    await expect(removeRoute(await asking(manager), entry, null)).rejects.toThrow(NotFound)
    const writer = await member(payload, 'content-manager', [], 'writer@shop.example')
    await expect(removeRoute(await asking(writer), entry, null)).rejects.toMatchObject({ status: 403 })
    expect(await isThere()).toBe(true)
  })
})
