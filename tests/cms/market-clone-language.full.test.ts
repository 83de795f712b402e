import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '@/cms/load'
import { seededMarkets } from '@/seed/sample-content'
import { seedMarket } from '@/seed/seed-market'
import { member } from './people'
import { staffQuestions } from './staff-requests'
import { startCms } from './start-cms'

let payload: Payload
let ask: ReturnType<typeof staffQuestions>
let ids: Record<string, number>

beforeAll(async () => {
  payload = (await startCms()).payload
  for (const seed of await seededMarkets({ port: 3000 }))
    if (['fr', 'de'].includes(seed.content.market.code)) await seedMarket(payload, seed, false, () => undefined)
  const { docs } = await payload.find({ collection: 'markets', depth: 0, overrideAccess: true })
  ids = Object.fromEntries(docs.map(({ code, id }) => [code, id]))
  ask = staffQuestions(payload)
  await member(payload, 'admin', [])
})

const pagesOf = async (market: number | undefined) => {
  const where = { market: { equals: market } }
  return (await payload.find({ collection: 'pages', where, draft: true, depth: 0, limit: 500, overrideAccess: true })).docs
}

test('a copy in another language shows none of its pages, and names what is still in the language of its source', async () => {
  const wanted = { source: ids.fr, code: 'uk', name: 'United Kingdom', country: 'GB', locale: 'en-GB', currency: 'EUR' }
  const more = { timeZone: 'Europe/London', applicationId: 'wkfs_en_GB', redirects: false }
  const { status, body } = await ask('POST', '/markets/clone', 'admin', { ...wanted, ...more })
  expect(status).toBe(201)
  const copies = await pagesOf(body.id)
  expect(copies.length).toBeGreaterThan(10)
  const french = new Set((await pagesOf(ids.fr)).map(({ id }) => id))
  expect(copies.filter(({ _status, translationOf }) => _status !== 'draft' || !french.has(Number(translationOf)))).toEqual([])
  expect((await loadContent(payload)).find(({ market }) => market.code === 'uk')?.pages).toEqual([])
  const factsOf = async (market: number | undefined) => (await ask('GET', `/markets/${market}/facts`, 'admin')).body
  const facts = await factsOf(body.id)
  expect(facts.untranslatedPages).toBe(copies.length)
  expect(facts.foreignTexts.map(({ documents }: { documents: string }) => documents).toSorted()).toEqual([
    ...['banners', 'contact-subjects', 'navigation', 'partners'],
  ])
  for (const code of ['fr', 'de']) expect(await factsOf(ids[code])).toMatchObject({ foreignTexts: [], untranslatedPages: 0 })
})
