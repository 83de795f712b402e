import { decodeJwt } from 'jose'
import { expect } from 'vitest'
import { type anAccount, makeBearerHeaders, logIn, postAccount } from './an-account'
import { queuedMails } from './queued-mails'
import { send, type SmallPlatform } from './small-platform'

type Account = Awaited<ReturnType<typeof anAccount>>
export const SESSION_ENDED = { status: 401, body: { code: 'session_ended' } }
export const listIds = ({ tokens, identifier }: Account) => ({
  customerId: decodeJwt(tokens.access_token).sub ?? '',
  customerIdentifier: identifier,
})

/** The two requests of a deletion, and what must be gone after them. */
export function deletionSteps(platform: () => SmallPlatform) {
  const firstStep = (account: Account, ids = listIds(account)) =>
    send(platform(), 'DELETE', '/customers/customers', ids, makeBearerHeaders(account.tokens))
  const secondStep = (account: Account, ids = listIds(account)) =>
    send(platform(), 'DELETE', '/account/deleteUser', ids, makeBearerHeaders(account.tokens))
  const mails = async ({ email }: Account) => (await queuedMails(platform(), 'account_deleted', email)).length
  const count = async (table: string, account: Account) => {
    const text = `select from platform.${table} where customer_id = $1`
    return (await platform().pool.query(text, [listIds(account).customerId])).rowCount
  }
  async function expectGone(account: Account): Promise<void> {
    for (const table of ['identities', 'identity_passwords', 'identity_sessions', 'registrations'])
      expect({ table, rows: await count(table, account) }).toEqual({ table, rows: 0 })
    expect(await secondStep(account)).toMatchObject(SESSION_ENDED)
    const token = { 'refresh-token': account.tokens.refresh_token }
    expect(await postAccount(platform(), 'loginRefresh', undefined, token)).toMatchObject(SESSION_ENDED)
    expect((await logIn(platform(), account.email)).status).toBe(401)
    expect(await mails(account)).toBe(1)
  }
  return { firstStep, secondStep, count, expectGone }
}
