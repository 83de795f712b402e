import { beforeEach, describe, expect, test } from 'vitest'
import { type CountedVisit, countMissing, countRedirect, flushHits } from '@/cms/count-visit'
import { flushMisses } from '@/cms/misses'
import type { RedirectRow } from '@/domain/content/content'
import { decideIn } from '@/domain/routing/decide'
import { flushDailyCounts } from '@/runtime/daily-counts'
import { compileRedirects } from '@/domain/routing/redirect-rules'
import { directory, decideRequest, NOON } from './decide-request'

const row = (id: string, more: Partial<RedirectRow>): RedirectRow => ({
  ...{
    id,
    from: `/${id}`,
    match: 'exact',
    to: null,
    status: 301,
    enabled: true,
    validFrom: null,
    validTo: null,
    hidesRoute: false,
  },
  ...more,
})
const ROWS = [
  row('alt', { to: { kind: 'path', path: '/b' } }),
  row('b', { to: { kind: 'path', path: '/kontakt' } }),
  row('weg', { status: 410 }),
  row('rund', { to: { kind: 'path', path: '/rund' } }),
]
const hits = async () => {
  const found: string[] = []
  await flushHits(async (counted) => void found.push(...counted.keys()))
  return found
}
const misses = async () => {
  const found: string[] = []
  await flushMisses(async (rows) => void found.push(...rows.map(({ path }) => path)))
  return found
}
const byDay = async () => {
  const found: string[] = []
  await flushDailyCounts(
    async (counts) => void found.push(...counts.map(({ market, kind, count }) => `${market} ${kind} ${count}`)),
  )
  return found
}
beforeEach(async () => {
  await byDay()
  await hits()
  await misses()
})

describe('countRedirect', () => {
  test.each([
    ['/alt', ['alt']],
    ['/weg', ['weg']],
    ['/rund', []],
    ['/KONTAKT', []],
    ['/kontakt', []],
  ])('an answer to %s counts the redirects %o', async (path, expected) => {
    const shop = directory.shopOf('de.localhost')
    if (!shop) throw new Error('Germany has no shop')
    countRedirect(decideIn({ ...shop, redirects: compileRedirects(ROWS) }, { path, query: '', now: NOON }), NOON)
    expect(await hits()).toEqual(expected)
    expect(await byDay()).toEqual(expected.map(() => 'de redirects 1'))
  })
})

describe('countMissing', () => {
  const seen: CountedVisit = { method: 'GET', path: '/nichts', bot: false, isRouter: false, referer: null, now: NOON }
  const missing = decideRequest('de.localhost', '/nichts')
  const product = decideRequest('de.localhost', '/produkt/gibt-es-nicht')

  test('a document that no route matches, and a screen that finds nothing, are noted', async () => {
    countMissing(missing, 404, { ...seen, method: 'HEAD' })
    countMissing(product, 404, { ...seen, path: '/produkt/gibt-es-nicht' })
    expect(await misses()).toEqual(['/nichts', '/produkt/gibt-es-nicht'])
  })

  test('what people ask for in vain is counted by day, and what machines ask for is not', async () => {
    countMissing(missing, 404, seen)
    countMissing(missing, 404, { ...seen, bot: true })
    countMissing(missing, 404, { ...seen, path: '/wp-login.php' })
    expect(await byDay()).toEqual(['de missing 1'])
  })

  test.each<[string, number, Partial<CountedVisit>]>([
    ['that answers 410', 410, {}],
    ['that answers 200', 200, {}],
    ['of the router itself', 404, { isRouter: true }],
    ['that is sent by a form', 404, { method: 'POST' }],
  ])('a request %s is not noted', async (_name, status, more) => {
    countMissing(missing, status, { ...seen, ...more })
    expect(await misses()).toEqual([])
  })
})
