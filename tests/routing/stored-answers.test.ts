import { beforeEach, describe, expect } from 'vitest'
import { noteCatalogueGap } from '@/runtime/catalogue-state'
import { startPipeline, type Pipeline } from './fake-framework'
import { testWith } from '../support/test-with'

let pipeline: Pipeline
beforeEach(() => void (pipeline = startPipeline()))
const DEVICE = '/produkte/apple-iphone-13-128gb'
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

testWith('page-cache')('a search is rendered once in a minute for people and crawlers, with a validator', async () => {
  const first = await pipeline.get('de.localhost', '/?q=iphone')
  const other = await pipeline.get('de.localhost', '/?utm_source=x&q=iphone', {
    headers: { 'user-agent': GOOGLE, cookie: 'a=b' },
  })
  expect([first, other].map(({ headers }) => headers['x-cache'])).toEqual(['miss', 'hit'])
  expect(other.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
  expect(
    (await pipeline.get('de.localhost', '/?q=iphone', { headers: { 'if-none-match': String(first.headers.etag) } })).status,
  ).toBe(304)
  expect((await pipeline.get('de.localhost', '/?q=pixel')).text).toContain('/?q=pixel')
  expect(pipeline.framework.rendered).toBe(2)
})

testWith('page-cache')('a search that lacks an answer of the catalogue is rendered each time', async () => {
  pipeline.framework.answers.set('/search/iphone', (response) => {
    noteCatalogueGap()
    response.setHeader('content-type', 'text/html').end('unavailable')
  })
  for (const rendered of [1, 2]) {
    expect((await pipeline.get('de.localhost', '/?q=iphone')).headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect(pipeline.framework.rendered).toBe(rendered)
  }
})

testWith('page-cache')('the error screen is rendered once in a minute, with the status of each visit', async () => {
  const [missing, gone] = [await pipeline.get('de.localhost', '/nirgends'), await pipeline.get('de.localhost', '/nie')]
  expect([missing.status, gone.status, gone.text === missing.text, pipeline.framework.rendered]).toEqual([404, 404, true, 1])
})

describe('a browser that comes from elsewhere', () => {
  const from = (site: string, more = {}) => ({ headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': site, ...more } })

  testWith('inline-styles').each([
    ['a stored page', DEVICE, 200],
    ['a personal page', '/account', 200],
    ['a missing page', '/nirgends', 404],
    ['a search', '/?q=iphone', 200],
  ])('gets %s with the styles inside, and a page of this shop leads to one without', async (_what, path, status) => {
    for (const [site, ends] of [
      ['cross-site', true],
      ['same-origin', false],
      ['none', true],
    ] as const) {
      const shown = await pipeline.get('de.localhost', path, from(site))
      expect([shown.status, shown.text.endsWith('<style>inside</style>')]).toEqual([status, ends])
      expect(shown.headers.vary).toContain('sec-fetch-site')
    }
  })

  testWith('inline-styles')('has a validator that holds for both forms of a page', async () => {
    const first = await pipeline.get('de.localhost', DEVICE, from('none'))
    const again = await pipeline.get('de.localhost', DEVICE, from('same-origin', { 'if-none-match': String(first.headers.etag) }))
    expect([again.status, pipeline.framework.rendered]).toEqual([304, 1])
  })
})
