import { expect, test } from 'vitest'
import { expectProblem, get, raw } from './client'

const JSON_TYPE = { 'content-type': 'application/json' }

/** What every route answers to malformed requests. */
export function problems(): void {
  test('an unknown path', async () => {
    expectProblem(await get('/no/such/thing'), 404, 'not_found')
  })
  test('an unknown method of a path', async () => {
    expectProblem(await raw('DELETE', '/offers'), 405, 'method_not_allowed')
  })
  test.each([
    ['broken JSON', { body: '{', headers: JSON_TYPE }, 400, 'invalid_json'],
    [
      'another type',
      { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_media_type',
    ],
    ['a body of a megabyte', { body: JSON.stringify({ a: 'x'.repeat(1_000_000) }), headers: JSON_TYPE }, 413, 'too_large'],
    ['an empty object', { body: '{}', headers: JSON_TYPE }, 400, 'invalid_request'],
  ] as const)('POST /offers with %s is refused', async (_name, init, status, code) => {
    expectProblem(await raw('POST', '/offers', init), status, code)
  })
  test('every faulty field is named', async () => {
    const body = JSON.stringify({ application: '', deviceId: 'x', answers: [{ questionId: 'q' }], business: 'no' })
    const answer = await raw('POST', '/offers', { body, headers: JSON_TYPE })
    for (const path of ['application', 'answers/0/answerId', 'business']) expectProblem(answer, 400, 'invalid_request', path)
  })
  test('answers forbid caches to store them', async () => {
    for (const path of ['/healthz', '/no/such/thing'])
      expect((await get(path)).headers.get('cache-control')).toContain('no-store')
  })
  test('the platform serves its own OpenAPI document', async () => {
    expect((await get('/openapi.json')).body).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
      paths: { '/offers': expect.anything() },
    })
  })
}
