import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TokenPair } from '@trade-in-shop/contracts/account'
import { anAccount, makeBearerHeaders, logIn, postAccount, makeRegistration } from '../../tests/support/an-account'
import { deletionSteps, listIds, SESSION_ENDED } from '../../tests/support/deletion-steps'
import { queuedMails } from '../../tests/support/queued-mails'
import { send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'

const START = new Date('2026-11-21T10:00:00Z')
const MINUTE = 60_000
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('deletion')
})
afterAll(() => platform.drop())
beforeEach(() => platform.setTime(START))

const { firstStep, secondStep, count, expectGone } = deletionSteps(() => platform)

describe('a deletion', () => {
  test('in two steps ends every log-in and sends one mail', async () => {
    const account = await anAccount(platform)
    expect((await firstStep(account)).status).toBe(200)
    expect((await secondStep(account)).status).toBe(204)
    await expectGone(account)
    const ask = await send(platform, 'GET', '/account/activateCustomerByIdentifier', undefined, {
      identifier: account.identifier,
    })
    expect(ask.body).toEqual({ activated: false })
  })

  test('a deletion allows the second step and nothing else between its steps', async () => {
    const account = await anAccount(platform)
    await firstStep(account)
    const headers = makeBearerHeaders(account.tokens)
    for (const path of ['customers', 'addresses', 'bank_accounts', 'trade_history'])
      expect(await send(platform, 'GET', `/customers/${path}`, undefined, headers)).toMatchObject(SESSION_ENDED)
    const change = { currentPassword: 'a long way to Rome 7', password: 'another way to Rome 8' }
    expect(await postAccount(platform, 'changePassword', change, headers)).toMatchObject(SESSION_ENDED)
    expect((await logIn(platform, account.email)).status).toBe(401)
    expect(
      await postAccount(platform, 'loginRefresh', undefined, { 'refresh-token': account.tokens.refresh_token }),
    ).toMatchObject(SESSION_ENDED)
    expect((await secondStep(account)).status).toBe(204)
  })

  test('a deletion needs its first step, the own ids and a fresh log-in', async () => {
    const [account, other] = [await anAccount(platform), await anAccount(platform)]
    expect((await secondStep(account)).status).toBe(404)
    await firstStep(account)
    for (const ids of [listIds(other), { ...listIds(account), customerIdentifier: other.identifier }])
      expect((await secondStep(account, ids)).status).toBe(404)
    platform.setTime(new Date(START.getTime() + 4 * MINUTE))
    const refreshed = await postAccount(platform, 'loginRefresh', undefined, { 'refresh-token': other.tokens.refresh_token })
    const tokens = TokenPair.parse(refreshed.body)
    platform.setTime(new Date(START.getTime() + 8 * MINUTE))
    const later = TokenPair.parse(
      (await postAccount(platform, 'loginRefresh', undefined, { 'refresh-token': tokens.refresh_token })).body,
    )
    platform.setTime(new Date(START.getTime() + 10 * MINUTE))
    expect(await secondStep({ ...other, tokens: later })).toMatchObject({ status: 403, body: { code: 'fresh_login_required' } })
    expect(await count('identities', account)).toBe(1)
  })

  test('frees the address for a new account', async () => {
    const account = await anAccount(platform)
    await firstStep(account)
    await secondStep(account)
    await postAccount(platform, 'register', makeRegistration(account.email))
    expect(await queuedMails(platform, 'account_activation', account.email)).toHaveLength(2)
  })
})
