import { expect, test } from 'vitest'
import { expectProblem, newKey, post, raw } from './client'
import { settings } from './settings'

const JSON_TYPE = { 'content-type': 'application/json' }

/** What can be seen of the newsletter without a mailbox: every answer is the same, for any address. */
export function newsletter(): void {
  const { application } = settings
  const anAddress = () => `newsletter-${newKey()}@example.org`
  const ask = (email: string, client = newKey()) =>
    post('/newsletter/subscriptions', { application, email }, { 'client-key': client })
  const aHash = () => `n1-${newKey().replaceAll('-', '')}${'x'.repeat(11)}`

  test('a new and a known address are answered alike', async () => {
    const email = anAddress()
    const answers = [await ask(email), await ask(email), await ask(anAddress())]
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 202, body: { accepted: true } })
  })

  test('is refused without a real address, and for an unknown shop', async () => {
    expectProblem(await ask('miriam'), 400, 'invalid_request', 'email')
    expectProblem(
      await post('/newsletter/subscriptions', { application: 'wkfs_xx_XX', email: anAddress() }),
      400,
      'unknown_application',
    )
  })

  test('one visitor cannot sign up many addresses', async () => {
    const client = newKey()
    let last = await ask(anAddress(), client)
    for (let asked = 1; asked < 100 && last.status === 202; asked++) last = await ask(anAddress(), client)
    expectProblem(last, 429, 'too_many_requests')
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('an unknown token confirms nothing', async () => {
    const body = { emailHash: aHash(), token: newKey() }
    expectProblem(await post('/newsletter/confirmations', body, { 'client-key': newKey() }), 410, 'token_invalid')
  })

  test('enriching and leaving are answered alike for an unknown hash, also when repeated', async () => {
    const path = `/newsletter/${aHash()}`
    const tell = () => raw('PATCH', path, { body: '{"firstName":"Miriam"}', headers: JSON_TYPE })
    const leave = () => raw('DELETE', path)
    for (const answer of [await tell(), await leave(), await leave()])
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { accepted: true } })
  })

  test('old links without a key can be used for leaving', async () => {
    for (const length of [32, 40, 64]) expect((await raw('DELETE', `/newsletter/${'a'.repeat(length)}`)).status).toBe(200)
  })

  test('an unknown interest, month or a bad name is refused', async () => {
    for (const [field, value] of Object.entries({ interests: ['boats'], birthdayMonth: 13, firstName: 'x'.repeat(61) })) {
      const body = JSON.stringify({ [field]: value })
      expect((await raw('PATCH', `/newsletter/${aHash()}`, { body, headers: JSON_TYPE })).status).toBe(400)
    }
  })
}
