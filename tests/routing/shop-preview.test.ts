import { beforeEach, describe, expect, test } from 'vitest'
import { setOpenPreview } from '@/cms/snapshot'
import type { Shop } from '@/domain/routing/shop'
import { directory } from './decide-request'
import { type Pipeline, startPipeline } from './fake-framework'
import { testWith } from '../support/test-with'

const TOKEN = 'abc.def'
const FRAMED = 'framed.def'
const KEY = 'de.default.local.previewed'
const DEVICE = '/produkte/apple-iphone-13-128gb'
const AT = Date.UTC(2027, 0, 1)
const cookie = `locale=de-DE; shop-preview=${TOKEN}`

const previewed = (hostname: string): Shop | null => {
  const shop = directory.shopOf(hostname)
  return shop && { ...shop, key: KEY, preview: { admin: null } }
}
let pipeline: Pipeline
beforeEach(() => {
  pipeline = startPipeline()
  setOpenPreview(async (token, market) =>
    [TOKEN, FRAMED].includes(token) && market === 'de'
      ? { directory: { shops: [], shopOf: previewed }, at: AT, framed: token === FRAMED }
      : null,
  )
})

describe('the preview of a whole shop', () => {
  test('the preview of a whole shop begins at its address, which sets a cookie for this host and leads to the home page', async () => {
    const { status, headers } = await pipeline.get('de.localhost', `/__preview/${TOKEN}`)
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/', 'private, no-store'])
    expect(headers['set-cookie']).toEqual([`shop-preview=${TOKEN}; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax`])
    expect((await pipeline.get('at.localhost', `/__preview/${TOKEN}`)).headers['set-cookie']).toBeUndefined()
  })

  testWith('page-cache')('renders pages of the previewed shop for this browser alone, without any cache', async () => {
    for (const _time of [1, 2]) {
      const { status, headers, text } = await pipeline.get('de.localhost', DEVICE, { headers: { cookie } })
      expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'private, no-store', 'noindex'])
      expect(text).toContain(`/shop/${KEY}/`)
      // The framework gets its own cookie in place of the visitor's.
      expect(text).toContain('without-cache=1')
      expect(text).not.toContain(TOKEN)
    }
    expect(pipeline.framework.rendered).toBe(2)
    const { headers, text } = await pipeline.get('de.localhost', DEVICE)
    expect(headers['x-cache']).toBe('miss')
    expect(text).not.toContain(KEY)
  })

  test('a preview of a shop for a frame is its home page at the address of the preview, which only the admin may frame', async () => {
    const { status, headers, text } = await pipeline.get('de.localhost', `/__preview/${FRAMED}`)
    expect([status, headers['set-cookie'], headers['x-frame-options']]).toEqual([200, undefined, undefined])
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex'])
    expect(headers['content-security-policy']).toMatch(/frame-ancestors http:\/\/\S*localhost/)
    expect(text).toContain(`/shop/${KEY}`)
    expect((await pipeline.get('de.localhost', '/', { headers: { cookie } })).headers['x-frame-options']).toBe('DENY')
  })

  test('the preview of a whole shop leaves the own API, files and other methods as they are', async () => {
    expect((await pipeline.get('de.localhost', '/api/search', { headers: { cookie } })).text).not.toContain(KEY)
    expect((await pipeline.get('de.localhost', DEVICE, { method: 'POST', headers: { cookie } })).status).toBe(405)
    expect((await pipeline.get('de.localhost', '/robots.txt', { headers: { cookie } })).status).toBe(200)
  })

  test('the preview of a whole shop ends at an address of its own, and where it has nothing to show any more', async () => {
    const ended = await pipeline.get('de.localhost', '/__preview/end', { headers: { cookie } })
    expect([ended.status, ended.headers.location]).toEqual([303, '/'])
    expect(ended.headers['set-cookie']).toEqual(['shop-preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'])
    const gone = await pipeline.get('at.localhost', '/', { headers: { cookie } })
    expect([gone.status, gone.headers.location]).toEqual([303, `/__preview/${TOKEN}`])
    expect(String(gone.headers['set-cookie'])).toContain('Max-Age=0')
  })

  test('the preview of a whole shop has the error screen of its shop', async () => {
    const { status, headers } = await pipeline.get('de.localhost', '/nirgends', { headers: { cookie } })
    expect([status, headers['cache-control']]).toEqual([404, 'private, no-store'])
  })
})
