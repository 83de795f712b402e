import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { aText } from './a-text'
import type { TwoMarkets } from './content-of-two-markets'
import type { Role } from './people'
import { type Cms, startCms } from './start-cms'
import { staffQuestions } from './staff-requests'
import { translatorsOfTwoMarkets } from './translators'

let cms: Cms
let payload: Payload
let content: TwoMarkets
let ask: ReturnType<typeof staffQuestions>

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await translatorsOfTwoMarkets(payload)
  ask = staffQuestions(payload)
})

const link = (url: string) => ({
  type: 'link',
  version: 3,
  fields: { url, linkType: 'custom', newTab: false },
  children: [{ type: 'text', version: 1, text: 'Hier' }],
})
const make = (data: { slug: string; title?: string; body?: ReturnType<typeof aText>; translationOf?: number; market?: number }) =>
  payload.create({
    collection: 'pages',
    data: { market: content.own.markets, title: 'Ankauf', body: aText('Alt.'), _status: 'published', ...data },
    overrideAccess: true,
  })
const read = (id: number) => payload.findByID({ collection: 'pages', id, draft: true, depth: 0, overrideAccess: true })
const copy = (id: number, role: Role, market = content.other.markets) => ask('POST', `/pages/${id}/copy`, role, { market })
/** Notes that the page matches its source. */
const compare = async (id: number, role: Role = 'translator') => {
  const { at = new Date(0).toISOString() } = (await ask('GET', `/pages/${id}/side-by-side`, 'translator')).body
  return ask('POST', `/pages/${id}/side-by-side`, role, { at, units: [], compared: true })
}
const stateOf = async (id: number): Promise<string> => {
  const { body } = await ask('GET', `/pages/${id}/translations`, 'translator')
  return body.family.alternates.find((alternate: { page: { id: number } | null }) => alternate.page?.id === id).state
}

describe('a copy for another market', () => {
  test('a copy for another market is a draft that follows its source', async () => {
    const { id } = await make({ slug: 'kopie' })
    const { status, body } = await copy(id, 'translator')
    expect(status).toBe(200)
    const made = await read(body.id)
    expect(made).toMatchObject({
      market: content.other.markets,
      slug: 'kopie',
      translationOf: id,
      _status: 'draft',
      title: 'Ankauf',
    })
    expect(await stateOf(id)).toBe('source')
  })

  test('a copy for another market is not translated while it has the texts of its source, whatever its links lead to', async () => {
    const { id } = await make({ slug: 'frische-kopie', body: aText('Siehe ', link('/kontakt')) })
    const { body } = await copy(id, 'translator')
    expect(await stateOf(body.id)).toBe('untranslated')
    await payload.update({ collection: 'pages', id: body.id, data: { title: 'Rachat' }, draft: true, overrideAccess: true })
    expect(await stateOf(body.id)).toBe('stale')
  })

  test('a copy for another market is up to date once it was compared, even with the texts of its source', async () => {
    const { id } = await make({ slug: 'gleiche-sprache' })
    const { body } = await copy(id, 'translator')
    await compare(Number(body.id))
    expect(await stateOf(body.id)).toBe('fresh')
  })

  test('a copy for another market has the same address where it is free, and the same purpose where no other page has it', async () => {
    await make({ slug: 'vergeben', market: content.other.markets })
    const { id } = await make({ slug: 'vergeben' })
    const { body } = await copy(id, 'content-manager')
    expect(await read(body.id)).toMatchObject({ slug: 'vergeben-2', key: null })
  })

  test('a copy for another market links to the routes and pages of its own market', async () => {
    const target = await make({ slug: 'ziel' })
    await make({ slug: 'ziel-dort', market: content.other.markets, translationOf: target.id })
    const body = aText('Siehe ', link('/kontakt?thema=1'), link('/content/ziel'), link('https://example.org/'))
    const page = await make({ slug: 'mit-links', body })
    const made = await copy(page.id, 'content-manager')
    const stored = JSON.stringify((await read(made.body.id)).body)
    expect([...stored.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url)).toEqual([
      '/kontakt-hier?thema=1',
      '/content/ziel-dort',
      'https://example.org/',
    ])
  })

  test('a copy for another market needs the right to write there and to read the source', async () => {
    const { id } = await make({ slug: 'wer-darf' })
    expect((await copy(id, 'read-only')).status).toBe(403)
    // She writes in the other market and cannot read this one.
    expect((await copy(id, 'market-manager')).status).toBe(404)
    const there = await make({ slug: 'von-dort', market: content.other.markets })
    expect((await copy(there.id, 'market-manager', content.own.markets)).status).toBe(403)
    expect((await copy(id, 'content-manager', content.own.markets)).status).toBe(400)
    expect((await copy(id, 'content-manager', 999_999)).status).toBe(400)
  })
})

describe('a translated page', () => {
  test('a translated page is up to date once a translator has compared it, and out of date when its source is published with a change', async () => {
    const source = await make({ slug: 'quelle' })
    const { body } = await copy(source.id, 'content-manager')
    const translated = Number(body.id)
    const { updatedAt } = await read(translated)
    expect((await compare(translated)).status).toBe(200)
    expect(await stateOf(translated)).toBe('fresh')
    // Comparing is a note, not a save: an editor with the page open saves without a conflict.
    expect((await read(translated)).updatedAt).toBe(updatedAt)
    const change = (draft: boolean) =>
      payload.update({
        collection: 'pages',
        id: source.id,
        data: { body: aText('Neu.'), _status: draft ? 'draft' : 'published' },
        draft,
        overrideAccess: true,
      })
    await change(true)
    expect(await stateOf(translated)).toBe('fresh')
    await change(false)
    expect(await stateOf(translated)).toBe('stale')
    await compare(translated)
    expect(await stateOf(translated)).toBe('fresh')
    await payload.update({
      collection: 'pages',
      id: translated,
      data: { title: 'Veröffentlicht', _status: 'published' },
      overrideAccess: true,
    })
    expect(await stateOf(translated)).toBe('fresh')
  })

  test('a translated page has its progress in every market, and all texts are done once it was compared', async () => {
    const source = await make({ slug: 'fortschritt' })
    const id = Number((await copy(source.id, 'content-manager')).body.id)
    const progress = async () => {
      const { family } = (await ask('GET', `/pages/${id}/translations`, 'translator')).body
      return family.alternates.map((alternate: { progress: object | null }) => alternate.progress).filter(Boolean)
    }
    expect(await progress()).toEqual([{ done: 0, all: 2 }])
    await payload.update({ collection: 'pages', id, data: { title: 'Rachat' }, draft: true, overrideAccess: true })
    expect(await progress()).toEqual([{ done: 1, all: 2 }])
    await compare(id)
    expect(await progress()).toEqual([{ done: 2, all: 2 }])
    expect((await ask('GET', `/pages/${id}/translations`, null)).status).toBe(403)
  })

  test('markets without the page are named, and only those where one may write are offered', async () => {
    const { id } = await make({ slug: 'fehlt-dort' })
    const { family, copyTo } = (await ask('GET', `/pages/${id}/translations`, 'translator')).body
    const missing = family.alternates.filter(({ state }: { state: string }) => state === 'missing')
    expect(missing.map(({ market }: { market: { id: number } }) => market.id)).toContain(content.other.markets)
    expect(copyTo).toHaveLength(missing.length)
    expect((await ask('GET', `/pages/${id}/translations`, 'read-only')).body.copyTo).toEqual([])
  })
})

describe('a page that is not meant for a market', () => {
  type Alternate = Readonly<{ market: { id: number }; state: string }>
  const notFor = (method: 'POST' | 'DELETE', id: number, role: Role | null, market = content.other.markets) =>
    ask(method, `/pages/${id}/not-for/${market}`, role)
  const stateThere = async (id: number): Promise<string | undefined> => {
    const { family } = (await ask('GET', `/pages/${id}/translations`, 'translator')).body
    return family.alternates.find(({ market }: Alternate) => market.id === content.other.markets)?.state
  }

  test('a page that is not meant for a market is marked, is not offered for a copy, and is missing again when the mark is taken back', async () => {
    const { id } = await make({ slug: 'nur-hier' })
    expect((await notFor('POST', id, 'translator')).status).toBe(200)
    expect((await notFor('POST', id, 'translator')).status).toBe(200)
    expect(await stateThere(id)).toBe('notForMarket')
    const { copyTo } = (await ask('GET', `/pages/${id}/translations`, 'translator')).body
    expect(copyTo.map((market: { id: number }) => market.id)).not.toContain(content.other.markets)
    expect((await notFor('DELETE', id, 'translator')).status).toBe(200)
    expect(await stateThere(id)).toBe('missing')
  })

  test('a page that is not meant for a market leaves an entry in the log of that market when it is marked and when the mark is taken back, and only then', async () => {
    const { id } = await make({ slug: 'im-verlauf', title: 'Im Verlauf' })
    const { name } = await payload.findByID({ collection: 'markets', id: content.other.markets, depth: 0, overrideAccess: true })
    for (const method of ['POST', 'POST', 'DELETE', 'DELETE'] as const) await notFor(method, id, 'translator')
    expect((await notFor('POST', id, 'read-only')).status).toBe(403)
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: {
        and: [
          { subject: { equals: 'pages' } },
          { 'after.notForMarket': { exists: true } },
          { documentId: { equals: String(id) } },
        ],
      },
      sort: 'id',
      depth: 0,
      overrideAccess: true,
    })
    const marked = { action: 'update', title: 'Im Verlauf', market: content.other.markets }
    expect(docs).toEqual([
      expect.objectContaining({ ...marked, before: { notForMarket: null }, after: { notForMarket: name } }),
      expect.objectContaining({ ...marked, before: { notForMarket: name }, after: { notForMarket: null } }),
    ])
    expect(docs.map(({ who }) => who)).not.toContain(null)
  })

  test('a page that is not meant for a market is marked with its group: the mark outlives the page it was set on', async () => {
    const source = await make({ slug: 'gruppe' })
    const translated = await make({ slug: 'gruppe-dritte', market: content.spare.own, translationOf: source.id })
    await notFor('POST', source.id, 'content-manager')
    expect(await stateThere(translated.id)).toBe('notForMarket')
    await payload.delete({ collection: 'pages', id: source.id, overrideAccess: true })
    expect(await stateThere(translated.id)).toBe('notForMarket')
    await notFor('DELETE', translated.id, 'content-manager')
    expect(await stateThere(translated.id)).toBe('missing')
  })

  test('a page that is not meant for a market has its own state once the market has it all the same', async () => {
    const { id } = await make({ slug: 'doch' })
    await notFor('POST', id, 'content-manager')
    await make({ slug: 'doch-dort', market: content.other.markets, translationOf: id, title: 'Rachat' })
    expect(await stateThere(id)).toBe('stale')
  })

  test('a page that is not meant for a market can be marked by those who translate pages for the market, and only while the market lacks it', async () => {
    const { id } = await make({ slug: 'wer-markiert' })
    expect((await notFor('POST', id, 'read-only')).status).toBe(403)
    // She writes in the other market and cannot read this page.
    expect((await notFor('POST', id, 'market-manager')).status).toBe(404)
    const there = await make({ slug: 'dort-markiert', market: content.other.markets })
    expect((await notFor('POST', there.id, 'market-manager', content.own.markets)).status).toBe(403)
    expect((await notFor('POST', id, null)).status).toBe(403)
    expect((await notFor('POST', id, 'translator', content.own.markets)).status).toBe(409)
    expect((await notFor('POST', id, 'translator', 999_999)).status).toBe(404)
  })
})
