import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomer, BANK, type ACustomer } from '../../tests/support/a-customer'
import { smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'

let platform: SmallPlatform
let customer: ACustomer
beforeAll(async () => {
  platform = await smallPlatform('guest_accounts')
  customer = await aCustomer(platform)
})
afterAll(() => platform.drop())

describe('a guest’s account', () => {
  const payment = { type: '13', ...BANK }
  const post = (id: string, change: Record<string, unknown> = payment) =>
    customer.call('POST', '/customers/guest_account_number', { id, payment: change })

  test('a guest’s account is created with an empty id that cannot be guessed, changed with that id, and never read back', async () => {
    const made = await post('')
    expect(made).toMatchObject({
      status: 201,
      body: { id: expect.stringMatching(/^[\w-]{22}$/), maskedAccount: 'DE89 •••• •••• 3000' },
    })
    const { id } = made.body as { id: string }
    const paypal = { type: '2', paypalAccount: 'g@example.org' }
    expect(await post(id, paypal)).toMatchObject({ status: 200, body: { id, maskedAccount: 'g•••@example.org' } })
    expect(await post('AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await post('', { ...payment, iban: 'DE89370400440532013001' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'payment/iban' }] },
    })
    const { rows } = await platform.pool.query<{ row: string }>('select to_jsonb(a)::text as row from platform.guest_accounts a')
    expect(JSON.stringify([rows, made.body])).not.toMatch(/0532013000|37040044/)
  })

  test('a guest’s account is forgotten after thirty days', async () => {
    const { id } = (await post('')).body as { id: string }
    platform.setTime(new Date('2026-12-21T10:00:00Z'))
    expect((await post(id)).status).toBe(200)
    platform.setTime(new Date('2027-01-20T10:00:01Z'))
    expect((await post(id)).status).toBe(404)
    platform.setTime(new Date('2026-11-21T10:00:00Z'))
  })
})
