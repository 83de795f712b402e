import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { newDevice, signDevice } from '@/http/cookies'
import { pathTo } from '@/domain/routing/route-map'
import { variantAddress } from '@/server/framework-internals'
import type { ControlledUpstream } from '../support/controlled-upstream'
import { ask } from '../support/shop-address'
import { startUpstreamShop } from '../support/upstream-shop'
import { PERSON, realParams, findShop } from './shops'

/** How a shop handles a platform that refuses to look up a clarification; each test has a shop of its own. */
const HOST = 'de.localhost'

let upstream: ControlledUpstream
let port: number

beforeEach(async () => {
  // These tests are about the platform: no request is refused because this machine renders slowly.
  const shop = await startUpstreamShop({ MAX_WAIT_MS: '30000' })
  ;({ upstream, port } = shop)
  return shop.stop
})

const visit = (path: string) => ask(HOST, path, { headers: PERSON, port })

const WAITS = { de: '14 Minuten', at: '14 Minuten', es: '14 minutos', fr: '14 minutes', it: '14 minuti' }
test('a clarification whose look-up is refused is 429 with the wait, which the page says in the language of its market', async () => {
  upstream.refuse({ below: '/clarifications/', status: 429, code: 'too_many_requests', seconds: 812 })
  for (const [code, wait] of Object.entries(WAITS))
    for (const screen of ['clarification', 'quickAnswer'] as const) {
      const own = findShop(`${code}.localhost`)
      const path = pathTo(own.routes, screen, realParams(own, screen))
      const { status, headers, body } = await ask(`${code}.localhost`, path, { headers: PERSON, port })
      expect([path, status, headers['retry-after'], headers['cache-control']]).toEqual([path, 429, '812', 'private, no-store'])
      expect(body.replaceAll('\u00a0', ' ')).toContain(wait)
    }
})

test.each([
  ['clarification', 429, 'too_many_requests'],
  ['quickAnswer', 503, 'unavailable'],
] as const)(
  'the router’s request for a refused %s answers %i with the wait, as a full load does',
  async (screen, status, code) => {
    upstream.refuse({ below: '/clarifications/', status, code, seconds: 812 })
    const own = findShop(HOST)
    const path = await variantAddress(pathTo(own.routes, screen, realParams(own, screen)), { rsc: '1' })
    const answer = await ask(HOST, path, { headers: { ...PERSON, rsc: '1' }, port })
    expect([answer.status, answer.headers['retry-after']]).toEqual([status, '812'])
    // The router loads an address in full whose answer is no payload of its own.
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
  },
)

test('a clarification is 503 with the wait while the platform is overloaded, and 200 pages stay as they are', async () => {
  upstream.refuse({ below: '/clarifications/', status: 503, code: 'unavailable', seconds: 40 })
  const answer = await visit(pathTo(findShop(HOST).routes, 'clarification', { id: 'aB_-1', trade: 'tR4de' }))
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '40'])
  expect(answer.body.replaceAll('\u00a0', ' ')).toContain('40 Sekunden')
  expect((await visit('/kontakt')).status).toBe(200)
})

test('the look-up of a clarification names the device of the visitor’s signed cookie, and no other', async () => {
  upstream.refuse({ below: '/clarifications/', status: 404, code: 'not_found', seconds: 0 })
  const device = newDevice()
  const lookUp = async (cookie: string) => {
    const path = pathTo(findShop(HOST).routes, 'clarification', { id: 'aB_-1', trade: 'tR4de' })
    await ask(HOST, path, { headers: { ...PERSON, cookie }, port })
    return upstream.refusedHeaders()
  }
  const signed = signDevice(device, { secret: z.string().parse(process.env.PAYLOAD_SECRET), purpose: 'customer device' })
  expect(await lookUp(`device=${signed}`)).toMatchObject({
    'client-device': device,
    'client-key': expect.stringMatching(/^[\w-]{32}$/),
  })
  expect(await lookUp(`device=${device}.forged`)).not.toHaveProperty('client-device')
})
