import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { describe, expect, test } from 'vitest'
import { isSwitchedOn } from '@/runtime/shortcuts'
import { inlineScripts } from '@/server/inline-scripts'
import { ask } from '../support/shop-address'
import { testWith } from '../support/test-with'
import { GOOGLE, PERSON } from './shops'

// What only a build shows of the framework's undocumented forms (src/server/framework-internals.ts).

const DEVICE = '/produkte/apple-iphone-13-128gb'
const CHUNKS = join(process.env.SHOP_DIST ?? '.next', 'static/chunks')
/** Every stylesheet of the build. */
const STYLES = readdirSync(CHUNKS)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(CHUNKS, name), 'utf8'))
  .join('')
const PAGES = ['/', DEVICE, '/kontakt', '/verkaufen/handys', '/produkte/uebersicht-apple-handys', '/account']

test.each(PAGES)('every inline script of %s may run', async (path) => {
  const { status, body, headers } = await ask('de.localhost', path, { headers: PERSON })
  expect(status).toBe(200)
  const { sources, refused } = inlineScripts(body)
  expect(refused).toBe(0)
  expect(sources.length).toBeGreaterThan(1)
  for (const source of sources) expect(headers['content-security-policy']).toContain(source)
})

// The framework names no stylesheet of a part whose code comes later, though it renders the part.
test.each([...PAGES, '/checkout', '/account/register', '/account/password-forgot', '/account/management'])(
  'the stylesheets of %s have every class of its HTML, and nothing in it comes late',
  async (path) => {
    const { body } = await ask('de.localhost', path, { headers: { ...PERSON, cookie: 'access=a' } })
    const files = new Set([...body.matchAll(/rel="stylesheet" href="[^"]*\/([\w-]+\.css)/g)].map(([, name = '']) => name))
    const styles = [...files].map((name) => readFileSync(join(CHUNKS, name), 'utf8')).join('')
    const markup = body.replaceAll(/<script.*?<\/script>/gs, '')
    const used = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    const modular = [...new Set(used)].filter((name) => /^[\w-]{6}_\w/.test(name))
    expect(modular.length).toBeGreaterThan(10)
    expect(modular.filter((name) => !styles.includes(`.${name}`) && STYLES.includes(`.${name}`))).toEqual([])
    if (isSwitchedOn('late-parts')) expect(markup).not.toMatch(/<template id="B:/)
  },
)

describe('a request of the router', () => {
  const variants: [string, Record<string, string>][] = [
    ['for a page', { rsc: '1' }],
    ['that prefetches a page', { rsc: '1', 'next-router-prefetch': '1' }],
    ['that prefetches a part of a page', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
  ]

  test('a prefetch of a part that no page has is not stored', async () => {
    for (const part of ['/invented', '/_tree/invented', '/$d$shop/invented', `/${'x'.repeat(400)}`]) {
      const headers = { ...PERSON, rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': part }
      for (const _ of [1, 2]) {
        const answer = await ask('de.localhost', '/kontakt', { headers })
        expect([part, answer.headers['x-cache']]).toEqual([part, undefined])
      }
    }
  })

  testWith('page-cache').each(variants)(
    '%s is answered from the page cache, with the headers of the page',
    async (_what, headers) => {
      const answers = [1, 2].map(() => () => ask('de.localhost', `/kontakt?_rsc=x`, { headers: { ...PERSON, ...headers } }))
      const [first, second] = [await answers[0]?.(), await answers[1]?.()]
      expect([first?.status, second?.status, second?.headers['x-cache']]).toEqual([200, 200, 'hit'])
      expect(second?.headers).toMatchObject({
        'content-type': 'text/x-component',
        'x-robots-tag': 'noindex',
        'x-frame-options': 'DENY',
      })
    },
  )

  test('for a page that is rendered each time needs the key of its headers', async () => {
    const state = encodeURIComponent(JSON.stringify(['', {}, null, 'refetch']))
    const headers = { ...PERSON, rsc: '1', 'next-router-state-tree': state }
    const key = await computeCacheBustingSearchParam(undefined, undefined, state, undefined)
    const answer = await ask('de.localhost', `/account?_rsc=${key}`, { headers })
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/x-component',
      'private, no-store',
    ])
    expect(answer.headers['x-robots-tag']).toBe('noindex')
  })
})

test('pages of a secret address and of a search have the headers of their screen', async () => {
  const secret = await ask('de.localhost', '/clarification/aB_-1/tR4de', { headers: PERSON })
  expect(secret.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  const bot = await ask('de.localhost', '/?q=iphone', { headers: GOOGLE })
  expect(bot.headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'private, no-cache',
  })
})

test('the proxy of the build contains the handover and no routing decision', () => {
  const folder = process.env.SHOP_DIST
  if (!folder) throw new Error('SHOP_DIST is not set; run these tests with `npm test -- --only http`.')
  const entry = readFileSync(join(folder, 'server/middleware.js'), 'utf8')
  const chunks = [...entry.matchAll(/"(server\/chunks\/[^"]+)"/g)].map(([, file]) => file ?? '')
  const code = chunks.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  expect(code).toContain('x-inner-address')
  expect(code).not.toMatch(/Unknown route middleware|Page Not Found|This address is not served here/)
})
