import { expect, test } from 'vitest'
import { expectProblem, post, raw } from './client'

/** What can be seen of clarifications without an inspection: without a link nothing, and always the same answer. */
export function clarifications(): void {
  const pairs = [
    `/clarifications/${'A'.repeat(22)}/RV-1042170`,
    `/clarifications/${'B'.repeat(22)}/RV-1`,
    `/clarifications/short/${'C'.repeat(64)}`,
  ]
  const decision = { lines: [{ offerId: 'D'.repeat(22), decision: 'accept' }] }

  test('an unknown pair is not found, to be read, to be answered or to be looked at again', async () => {
    for (const path of pairs) {
      expectProblem(await raw('GET', path), 404, 'not_found')
      expectProblem(await post(`${path}/answers`, decision), 404, 'not_found')
      expectProblem(await raw('POST', `${path}/second-look`), 404, 'not_found')
      expectProblem(await raw('GET', `${path}/photos/${'E'.repeat(22)}`), 404, 'not_found')
    }
  })

  test('a malformed pair is not found either', async () => {
    for (const path of ['/clarifications/a%20b/RV-1', '/clarifications/a/b%2Fc', `/clarifications/${'x'.repeat(65)}/RV-1`])
      expect((await raw('GET', path)).status).toBe(404)
  })

  test('an unknown decision is refused', async () => {
    const path = `${pairs[0] ?? ''}/answers`
    expectProblem(await post(path, { lines: [] }), 400, 'invalid_request')
    expectProblem(await post(path, { lines: [{ offerId: 'x', decision: 'perhaps' }] }), 400, 'invalid_request')
  })
}
