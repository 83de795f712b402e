import { expect, test } from 'vitest'
import { findBefore, findChain, findLoop, findRival, hiddenRoute } from '@/domain/routing/redirect-checks'
import { collectNeighbourhood } from '@/domain/routing/redirect-neighbourhood'
import { content, directory, decideRequest } from './decide-request'

const HASH = 'h'.repeat(40)
const VALUES: Record<string, string> = { hash: HASH, slug: 'seite', id: 'id1', trade: 'tr1', offerid: 'of1' }
const addressOf = (from: string, match: string) =>
  from.replace(/\{(\w+)\}/g, (_place, name: string) => VALUES[name] ?? 'x') + (match === 'prefix' ? '/irgend/was' : '')

const seeded = content.flatMap(({ market, redirects }) => redirects.map((row) => [market.code, row.from, row] as const))
const siteOf = (code: string) => directory.shops.find((shop) => shop.market.code === code && shop.mode === 'default')

test.each(seeded)('%s %s leads to a page in one hop', (code, _from, row) => {
  const host = `${code === 'en' ? '' : `${code}.`}localhost`
  const first = decideRequest(host, addressOf(row.from, row.match))
  if (row.status === 410) return expect(first).toMatchObject({ kind: 'abort', status: 410 })
  expect(first).toMatchObject({ kind: 'redirect', status: row.status, rules: [{ id: row.id, from: row.from }] })
  if (first.kind !== 'redirect') return
  expect(decideRequest(host, first.location.replace(`http://${host}:3000`, ''))).toMatchObject({ kind: 'screen' })
})

test.each(seeded)('%s %s passes the checks of a save', (code, _from, row) => {
  const own = content.find(({ market }) => market.code === code)
  const routes = siteOf(code)?.routes ?? []
  const near = collectNeighbourhood(own?.redirects ?? [], routes)
  expect(findLoop(row, near)).toBeNull()
  expect(findChain(row, near)).toBeNull()
  expect(findBefore(row, near)).toEqual([])
  expect(findRival(row, near)).toBeNull()
  const slugs = new Set(own?.pages.map(({ slug }) => slug))
  if (!row.hidesRoute) expect(hiddenRoute(row, routes, slugs)).toBeNull()
})

test('France has at least forty old catalogue addresses', () => {
  const french = seeded.filter(([code, , row]) => code === 'fr' && row.to?.kind === 'screen' && row.to.screen === 'sellCategory')
  expect(french.length).toBeGreaterThanOrEqual(40)
})

test('two markets own the same address, each with its own target (R-18)', () => {
  const ends = ['at', 'es', 'fr', 'it'].map((code) => decideRequest(`${code}.localhost`, '/faq'))
  expect(ends.map((end) => (end.kind === 'redirect' ? new URL(end.location).pathname : null))).toEqual([
    '/kontakt',
    '/contacto',
    '/contact',
    '/contatti',
  ])
})

test('the old cart leads home with campaign parameters only (R-13)', () => {
  expect(decideRequest('fr.localhost', '/panier?utm_source=a&gclid=b&item=3')).toMatchObject({
    location: 'http://fr.localhost:3000/?utm_source=a&gclid=b',
  })
})

test.each([`/newsletter-abmelden/${HASH}`, `/newsletter/abmelden?hash=${HASH}`])('%s keeps its hash (R-15)', (address) => {
  expect(decideRequest('de.localhost', address)).toMatchObject({
    location: `http://de.localhost:3000/newsletter/unsubscribe/${HASH}`,
  })
})
