import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TokenPair } from '@trade-in-shop/contracts/account'
import { Customer } from '@trade-in-shop/contracts/customers'
import { anAccount, makeBearerHeaders, logIn, mailedToken, PASSWORD, postAccount } from '../../tests/support/an-account'
import { queuedMails } from '../../tests/support/queued-mails'
import { APPLICATION, OTHER_APPLICATION, send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'

const START = new Date('2026-11-21T10:00:00Z')
const MINUTE = 60_000
const NEW = 'another way to Rome 8'
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('new_password')
})
afterAll(() => platform.drop())
beforeEach(() => platform.setTime(START))

const change = (tokens: TokenPair, currentPassword: string, password: string) =>
  postAccount(platform, 'changePassword', { currentPassword, password }, makeBearerHeaders(tokens))
const customer = (tokens: TokenPair) => send(platform, 'GET', '/customers/customers', undefined, makeBearerHeaders(tokens))
const refresh = ({ refresh_token }: TokenPair) =>
  postAccount(platform, 'loginRefresh', undefined, { 'refresh-token': refresh_token })
const mails = async (email: string) => (await queuedMails(platform, 'password_changed', email)).length
const ENDED = { status: 401, body: { code: 'session_ended' } }

describe('changing the password', () => {
  test('changing the password ends the other sessions, not this one, and sends a mail', async () => {
    const { email, tokens } = await anAccount(platform)
    const other = TokenPair.parse((await logIn(platform, email)).body)
    expect((await change(tokens, PASSWORD, NEW)).status).toBe(204)
    expect((await customer(tokens)).status).toBe(200)
    expect((await refresh(tokens)).status).toBe(200)
    expect(await customer(other)).toMatchObject(ENDED)
    expect(await refresh(other)).toMatchObject(ENDED)
    expect([(await logIn(platform, email)).status, (await logIn(platform, email, NEW)).status]).toEqual([401, 200])
    expect(await mails(email)).toBe(1)
  })

  test('changing the password needs the current one, names it at its field, and slows guessing down', async () => {
    const { email, tokens } = await anAccount(platform)
    for (let tries = 0; tries < 5; tries++)
      expect(await change(tokens, 'a guess and no more', NEW)).toMatchObject({
        ...{ status: 422, body: { code: 'wrong_password', errors: [{ path: 'currentPassword', code: 'wrong_password' }] } },
      })
    expect(await change(tokens, PASSWORD, NEW)).toMatchObject({ status: 429 })
    expect((await logIn(platform, email)).status).toBe(200)
    expect(await mails(email)).toBe(0)
  })

  test('changing the password is done once of several with one current password at the same moment', async () => {
    const { email, tokens } = await anAccount(platform)
    const all = await Promise.all([1, 2, 3].map((nth) => change(tokens, PASSWORD, `${NEW} ${nth}`)))
    expect(all.map(({ status }) => status).sort()).toEqual([204, 422, 422])
    expect((await logIn(platform, email, `${NEW} ${all.findIndex(({ status }) => status === 204) + 1}`)).status).toBe(200)
    expect(await mails(email)).toBe(1)
  })

  test('greets by the customer’s current name', async () => {
    const { email, tokens } = await anAccount(platform)
    const me = Customer.parse((await customer(tokens)).body)
    const address = { birthDate: '1990-04-12', firstName: 'Mira' }
    const patch = { address, peopleIri: me.person.iri, customerIri: me.iri }
    expect((await send(platform, 'PATCH', '/customers/people', patch, makeBearerHeaders(tokens))).status).toBe(200)
    await change(tokens, PASSWORD, NEW)
    expect(await queuedMails(platform, 'password_changed', email)).toMatchObject([{ firstName: 'Mira' }])
  })

  test.each(['password123', 'qwertyuiop1234'])('changing the password to %s is refused as common', async (common) => {
    const { tokens } = await anAccount(platform)
    expect(await change(tokens, PASSWORD, common)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'password', code: 'common_password' }] },
    })
  })

  test('changing the password to the own mail address is refused as well', async () => {
    const { email, tokens } = await anAccount(platform)
    expect(await change(tokens, PASSWORD, email)).toMatchObject({ status: 422, body: { code: 'common_password' } })
  })
})

describe('a password by mail', () => {
  const forgot = (email: string, application = APPLICATION) => postAccount(platform, 'forgotPasswordMail', { email, application })
  const reset = (token: string, password = NEW) => postAccount(platform, 'resetPassword', { password }, { token })
  const INVALID = { status: 422, body: { code: 'token_invalid' } }

  test('a password by mail ends all sessions, works once, and sends a mail', async () => {
    const { email, tokens } = await anAccount(platform)
    await forgot(email, OTHER_APPLICATION)
    expect(await queuedMails(platform, 'password_reset', email)).toMatchObject([
      { application: OTHER_APPLICATION, firstName: 'Miriam' },
    ])
    const token = await mailedToken(platform, 'password_reset', email)
    const all = await Promise.all(Array.from({ length: 5 }, () => reset(token)))
    expect(all.map(({ status }) => status).sort()).toEqual([204, 422, 422, 422, 422])
    expect(await customer(tokens)).toMatchObject(ENDED)
    expect(await refresh(tokens)).toMatchObject(ENDED)
    expect([(await logIn(platform, email)).status, (await logIn(platform, email, NEW)).status]).toEqual([401, 200])
    expect(await mails(email)).toBe(1)
  })

  test('a password by mail ends a session that logged in with the old one at the same moment', async () => {
    const { email } = await anAccount(platform)
    await forgot(email)
    const token = await mailedToken(platform, 'password_reset', email)
    const [changed, ...entered] = await Promise.all([reset(token), ...Array.from({ length: 5 }, () => logIn(platform, email))])
    expect(changed.status).toBe(204)
    for (const { status, body } of entered) {
      expect([200, 401]).toContain(status)
      if (status === 200) expect(await customer(TokenPair.parse(body))).toMatchObject(ENDED)
    }
  })

  test('a password by mail is not undone by a change with the old one at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { email, tokens } = await anAccount(platform)
      await forgot(email)
      const token = await mailedToken(platform, 'password_reset', email)
      const [changed] = await Promise.all([change(tokens, PASSWORD, 'words of someone else'), reset(token)])
      expect([204, 401, 422]).toContain(changed.status)
      expect((await logIn(platform, email, NEW)).status).toBe(200)
    }
  })

  test('a password by mail is good for an hour', async () => {
    const { email } = await anAccount(platform)
    await forgot(email)
    platform.setTime(new Date(START.getTime() + 60 * MINUTE))
    expect(await reset(await mailedToken(platform, 'password_reset', email))).toMatchObject(INVALID)
  })

  test('a password by mail that is refused leaves the token good; one that is accepted makes the other tokens void', async () => {
    const { email } = await anAccount(platform)
    await forgot(email)
    const first = await mailedToken(platform, 'password_reset', email)
    platform.setTime(new Date(START.getTime() + MINUTE))
    await forgot(email)
    const second = await mailedToken(platform, 'password_reset', email)
    expect(await reset(first, 'password123')).toMatchObject({ status: 422, body: { code: 'common_password' } })
    expect((await reset(first)).status).toBe(204)
    expect(await reset(second)).toMatchObject(INVALID)
  })

  test('releases an account that is slowed down', async () => {
    const { email } = await anAccount(platform)
    for (let tries = 0; tries < 5; tries++) await logIn(platform, email, 'a guess and no more')
    expect((await logIn(platform, email)).status).toBe(429)
    await forgot(email)
    await reset(await mailedToken(platform, 'password_reset', email))
    expect((await logIn(platform, email, NEW)).status).toBe(200)
  })

  test('a password by mail cannot be set with the token of an activation, nor activate anything', async () => {
    const { email } = await anAccount(platform)
    expect(await reset(await mailedToken(platform, 'account_activation', email))).toMatchObject(INVALID)
    await forgot(email)
    const token = await mailedToken(platform, 'password_reset', email)
    expect((await postAccount(platform, 'activateRegistration', undefined, { token })).body).toMatchObject({ activated: false })
  })
})
