import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, bearer } from './account-calls'
import { newKey, raw, referenceDocument, useBase } from './client'
import { referencePlatform, type UnderTest } from './under-test'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const BODY_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const JSON_TYPE = { 'content-type': 'application/json' }
const LONG = 'x'.repeat(43)
const PARAMETERS = ['x', LONG, newKey(), 'x'.repeat(250), '%00', '%zz', 'a%2Fb', '..', '%F0%9F%98%80']
const TOKENS = { token: LONG, 'refresh-token': LONG, identifier: LONG, 'idempotency-key': LONG }
const BODIES: readonly RequestInit[] = [
  { body: '{}', headers: JSON_TYPE },
  { body: '{"', headers: JSON_TYPE },
  { body: '[]', headers: JSON_TYPE },
  { body: '"\\u0000"', headers: JSON_TYPE },
  { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { body: '<a/>', headers: { 'content-type': 'text/xml' } },
  { body: JSON.stringify({ a: 'x'.repeat(1_500_000) }), headers: JSON_TYPE },
  { body: '{}', headers: { ...JSON_TYPE, ...TOKENS } },
]

const LOG_OUT = '/account/logout'
/** All of them; the one that ends the customer's session is last. */
const operations = Object.entries(referenceDocument.paths)
  .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method.toUpperCase(), path] as const))
  .toSorted(([, a], [, b]) => Number(a === LOG_OUT) - Number(b === LOG_OUT))
const addressesOf = (path: string): string[] =>
  path.includes('{') ? PARAMETERS.map((value) => path.replaceAll(/\{\w+\}/g, value)) : [path, `${path}?page=-1`]
const addressOf = (path: string): string => path.replaceAll(/\{\w+\}/g, LONG)

/** Sends requests of every bad kind to an operation; `raw` throws when the document does not describe an answer. */
async function attack(method: string, path: string, headers: Record<string, string>): Promise<void> {
  const send = async (address: string, init: RequestInit) => {
    const sent = { 'client-key': newKey(), ...Object.fromEntries(new Headers(init.headers)), ...headers }
    const { status } = await raw(method, address, { ...init, headers: sent })
    expect([method, address, status < 500]).toEqual([method, address, true])
  }
  for (const address of addressesOf(path)) await send(address, {})
  if (BODY_METHODS.has(method)) for (const init of BODIES) await send(addressOf(path), init)
}

/** Every status, media type and problem code of an answer is in the platform's OpenAPI document. */
export function documentedAnswers(under: () => UnderTest): void {
  let customer: Record<string, string>
  beforeAll(async () => {
    const { mailedToken } = under()
    if (!mailedToken) throw new Error('The mails of this platform cannot be read')
    customer = bearer((await anAccount(mailedToken)).tokens)
  })
  test.each(operations)('bad requests to %s %s get answers that the document describes', async (method, path) => {
    await attack(method, path, {})
    await attack(method, path, { authorization: `Bearer ${LONG}.${LONG}.${LONG}` })
    await attack(method, path, customer)
  })

  test.each(Object.keys(referenceDocument.paths))('a method that %s does not have answers 405', async (path) => {
    for (const method of METHODS) {
      const { status, headers } = await raw(method, addressOf(path))
      if (status === 405) expect(headers.get('allow')).not.toBeNull()
    }
  })

  describe('with Basic auth', () => {
    let locked: UnderTest
    beforeAll(async () => {
      locked = await referencePlatform({ BASIC_AUTH: 'shop:secret' }, false)
      useBase(locked.url)
    })
    afterAll(async () => {
      useBase(under().url)
      await locked.stop()
    })
    test.each(operations)('%s %s without it gets an answer that the document describes', async (method, path) => {
      await raw(method, addressOf(path))
    })
  })
}
