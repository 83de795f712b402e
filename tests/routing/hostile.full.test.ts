import { expect, test } from 'vitest'
import { pathTo } from '@/domain/routing/route-map'
import { SCREEN_NAMES, screenRow } from '@/domain/routing/screens'
import { content, directory, exampleParams } from './decide-request'
import { startPipeline } from './fake-framework'
import { isSwitchedOn } from '@/runtime/shortcuts'

const pipeline = startPipeline()

test('ten thousand interleaved requests with hostile headers: nothing personal, no error, no other market ever comes out', async () => {
  const hosts = content.flatMap(({ market, hosts: rows }) => rows.map(({ hostname }) => ({ hostname, market: market.code })))
  const random = sequence(42)
  const secrets: string[] = []
  const hostile = (index: number): Record<string, string> => {
    const secret = `secret${index}x`
    secrets.push(secret)
    const all: Record<string, string> = {
      cookie: `session=${secret}; locale=it-IT`,
      authorization: `Bearer ${secret}`,
      'accept-language': secret,
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-original-url': '/admin',
      'x-rewrite-url': `/${secret}`,
      'x-shop-key': 'it.default.local.000000000000',
      'x-middleware-rewrite': '/shop/it',
      'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy',
      'x-matched-path': '/shop/it',
      'x-inner-pass': secret,
      'x-nextjs-data': '1',
      'next-url': `/${secret}`,
      'next-router-state-tree': secret,
      'next-action': secret,
      referer: `http://evil.example/${secret}`,
      'user-agent': `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 ${secret}`,
      'accept-encoding': random() < 0.5 ? 'gzip;q=0' : 'identity',
      range: 'bytes=0-1',
    }
    if (random() < 0.3) Object.assign(all, { rsc: '1' })
    return Object.fromEntries(Object.entries(all).filter(([name]) => name === 'rsc' || random() < 0.6))
  }
  const round = async (index: number) => {
    const { hostname, market } = hosts[Math.floor(random() * hosts.length)]!
    const shop = directory.shopOf(hostname)!
    const screen = SCREEN_NAMES[Math.floor(random() * SCREEN_NAMES.length)]!
    const query = random() < 0.3 ? `?secretquery=${index}` : ''
    const shown = await pipeline.get(hostname, pathTo(shop.routes, screen, exampleParams(screen)) + query, {
      headers: hostile(index),
    })
    if (shown.status === 404) return expect(shown.text).toContain(`/shop/${shop.key}/error/`)
    if (screenRow(screen).customer && shown.status === 307) {
      const login = `${shop.origin}${pathTo(shop.routes, 'accountOverview')}?next=`
      return expect(String(shown.headers.location).startsWith(login)).toBe(true)
    }
    expect(shown.status).toBe(200)
    expect(shown.text).toContain(`/shop/${shop.key}`)
    expect(shown.text.match(/\/shop\/([a-z]{2})\./)?.[1]).toBe(market)
    if (shown.headers['x-cache'] === undefined) return
    expect(shown.text).not.toMatch(/secret|evil\.example|session=|Bearer/)
    // An ETag is a hash: its letters can be any short word.
    const { etag: _etag, 'set-cookie': _cookies, ...headers } = shown.headers
    expect(JSON.stringify(headers)).not.toMatch(/secret|evil\.example|it-IT/)
  }
  for (let index = 0; index < 10_000; index += 50)
    await Promise.all(Array.from({ length: 50 }, (_, offset) => round(index + offset)))
  // Far fewer pages were rendered than requested: the cache was at work.
  if (isSwitchedOn('page-cache')) expect(pipeline.framework.rendered).toBeLessThan(9_000)
})

/** A small generator of numbers between 0 and 1, the same on every run. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
