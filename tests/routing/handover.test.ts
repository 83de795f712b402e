import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { publish } from '@/cms/snapshot'
import type { Directory } from '@/domain/routing/directory'
import { config, proxy } from '@/proxy'
import { handoverHeaders } from '@/http/handover'
import { directory, NOON } from './decide-request'
import { startPipeline } from './fake-framework'

const send = (headers: Record<string, string>) => proxy(new NextRequest('http://localhost/kontakt', { headers }))
const key = (hostname: string) => directory.shopOf(hostname)?.key ?? ''
const DEVICE = '/produkte/apple-iphone-13-128gb'

describe('the production proxy', () => {
  const { 'x-inner-pass': pass = '' } = handoverHeaders(null)

  test.each<[string, Record<string, string>]>([
    ['without a pass', {}],
    ['with an address only', { 'x-inner-address': '/shop/x' }],
    ['with an empty pass', { 'x-inner-pass': '' }],
    ['with a guessed pass', { 'x-inner-pass': 'A'.repeat(pass.length), 'x-inner-address': '/shop/x' }],
    ['with a part of the pass', { 'x-inner-pass': pass.slice(1) }],
    ['with a pass that is not ASCII', { 'x-inner-pass': 'ü'.repeat(pass.length) }],
  ])('the production proxy refuses a request %s', async (_how, headers) => {
    const answer = await send(headers)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
    expect([...answer.headers.keys()].filter((name) => name.startsWith('x-middleware'))).toEqual([])
  })

  test('rewrites to the address that was handed over, and forwards neither header of the handover', async () => {
    const answer = await send({ ...handoverHeaders('/shop/de.default/contact'), accept: 'text/html' })
    expect(answer.headers.get('x-middleware-rewrite')).toBe('http://localhost/shop/de.default/contact')
    expect(answer.headers.get('x-middleware-override-headers')).toBe('accept')
    expect(JSON.stringify([...answer.headers])).not.toContain(pass)
  })

  test('the production proxy lets a request without an inner address through under its own', async () => {
    const answer = await send({ ...handoverHeaders(null), accept: 'text/html' })
    expect([answer.headers.get('x-middleware-next'), answer.headers.get('x-middleware-rewrite')]).toEqual(['1', null])
    expect(JSON.stringify([...answer.headers])).not.toContain(pass)
  })

  test('the production proxy sees every request that is not for a static file of the build', () => {
    const [pattern = ''] = config.matcher
    const matches = (path: string) => new RegExp(`^${pattern}$`).test(path)
    expect(['/', '/shop/x', '/admin', '/_next/data/x', '/api/search', '/_next/static/a.js'].map(matches)).toEqual([
      ...[true, true, true, true, true],
      false,
    ])
  })
})

describe('a visitor who sends the headers of the handover', () => {
  const forged = {
    'x-inner-pass': 'guess',
    'x-inner-address': `/shop/${key('fr.localhost')}/contact`,
    'x-shop-key': key('fr.localhost'),
  }

  test.each([
    ['a cached page', DEVICE],
    ['a page that is rendered each time', '/account'],
    ['a variant by query', `${DEVICE}?offer=abc`],
    ['an address that does not exist', '/nirgends'],
  ])('a visitor who sends the headers of the handover gets %s of the requested shop', async (_what, path) => {
    const pipeline = startPipeline()
    for (const more of [[], [['rsc', '1']]]) {
      const shown = await pipeline.get('de.localhost', path, { headers: { ...forged, ...Object.fromEntries(more) } })
      expect(shown.text).toContain(`/shop/${key('de.localhost')}`)
      expect(shown.text).not.toContain(key('fr.localhost'))
      expect(shown.text).not.toMatch(/x-inner-|guess/)
    }
  })

  test.each(['/api/search?q=x', '/cms-api/pages'])(
    'a visitor who sends the headers of the handover is answered by %s as without them',
    async (path) => {
      const shown = await startPipeline().get('localhost', path, { headers: forged })
      expect(shown.status).toBe(200)
      expect(shown.text).not.toMatch(new RegExp(`x-inner-|guess|${key('fr.localhost')}`))
    },
  )
})

test('the admin is asked with a nonce that the policy of its answer names', async () => {
  const shown = await startPipeline().get('localhost', '/admin', {
    headers: { 'content-security-policy': "script-src 'nonce-mine'" },
  })
  const policy = String(shown.headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/)
  expect(shown.text).toContain(JSON.stringify(policy))
  expect(shown.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-robots-tag': 'noindex' })
})

test('a page whose content was replaced several times while it was made is decided again', async () => {
  const pipeline = startPipeline()
  const version = (nth: number): Directory => {
    const shops = directory.shops.map((shop) => ({ ...shop, key: `${shop.key.slice(0, -1)}${nth}` }))
    return {
      ...directory,
      shops,
      shopOf: (hostname) => shops.find(({ key: own }) => own.startsWith(key(hostname).slice(0, -1))) ?? null,
    }
  }
  pipeline.framework.answers.set(`${key('de.localhost')}/contact`, (response) => {
    for (let nth = 0; nth < 4; nth++)
      publish({ version: `save ${nth}`, loadedAt: new Date(NOON).toISOString(), directory: version(nth) })
    response.writeHead(404, { 'content-type': 'text/html' }).end('no such shop')
  })
  const shown = await pipeline.get('de.localhost', '/kontakt')
  expect(shown.status).toBe(200)
  expect(shown.text).toContain(`/shop/${key('de.localhost').slice(0, -1)}3/contact`)
})
