import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ActivationAnswer } from '@trade-in-shop/contracts/account'
import {
  anAccount,
  makeBearerHeaders,
  logIn,
  mailedToken,
  newEmail,
  PASSWORD,
  postAccount,
  makeRegistration,
} from '../../tests/support/an-account'
import { queuedMails } from '../../tests/support/queued-mails'
import { OTHER_APPLICATION, send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { sweep } from '@platform/identity/identity-worker'

const START = new Date('2026-11-21T10:00:00Z')
const later = (ms: number) => new Date(START.getTime() + ms)
const [HOUR, DAY] = [3_600_000, 86_400_000]
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('registration')
})
afterAll(() => platform.drop())

const register = (email: string, change: Record<string, unknown> = {}) =>
  postAccount(platform, 'register', makeRegistration(email, change))
const activate = (token: string) => postAccount(platform, 'activateRegistration', undefined, { token })
const mails = async (kind: string, email: string) => (await queuedMails(platform, kind, email)).length
const count = async (table: string, email: string) =>
  (await platform.pool.query<{ n: number }>(`select count(*)::int as n from platform.${table} where email = $1`, [email])).rows[0]
    ?.n

describe('a registration', () => {
  test('a registration becomes a customer with address, payment, phone and birth date by the link in the mail, and is welcomed once', async () => {
    platform.setTime(START)
    const { email, identifier, tokens } = await anAccount(platform, {
      ...{ birthDate: '1990-04-12', phone: '+4930123456' },
      address: { street: 'Lindenstraße', houseNumber: '7', postalCode: '10969', city: 'Berlin', country: 'DE' },
      payment: { type: '13', iban: 'DE89370400440532013000', holder: 'Miriam Müßig' },
    })
    const read = async (what: string) =>
      (await send(platform, 'GET', `/customers/${what}`, undefined, makeBearerHeaders(tokens))).body
    expect(await read('customers')).toMatchObject({
      ...{ customerIdentifier: identifier, email, firstName: 'Miriam', person: { birthDate: '1990-04-12' } },
      phoneContact: { phone: '+4930123456' },
    })
    expect(await read('addresses')).toMatchObject([{ city: 'Berlin' }])
    expect(await read('bank_accounts')).toMatchObject([{ paymentAccount: { isPrimary: true } }])
    expect(await mails('account_welcome', email)).toBe(1)
  })

  test('a registration is no account before that: no customer, no log-in, and nothing readable in the database', async () => {
    const email = newEmail()
    expect(await register(email, { firstName: 'Unreadable' })).toMatchObject({ status: 202, body: { accepted: true } })
    expect(await count('customers', email)).toBe(0)
    expect(await count('identities', email)).toBe(0)
    expect((await logIn(platform, email, 'another password')).body).toMatchObject({ status: 401, code: 'wrong_credentials' })
    const { rows } = await platform.pool.query('select sealed from platform.registrations where email = $1', [email])
    expect(rows[0].sealed.toString('latin1')).not.toMatch(/Unreadable|argon2|a long way/)
  })

  test('a registration with a mixed-case address is stored in lower case, for the log-in as well', async () => {
    const email = newEmail()
    await register(email.toUpperCase())
    await activate(await mailedToken(platform, 'account_activation', email))
    expect((await logIn(platform, ` ${email.toUpperCase()} `)).status).toBe(200)
  })

  test.each([
    ['a common password', { password: 'password123' }, 'password', 'common_password'],
    ['a common password with a year', { password: 'Liverpool2026!' }, 'password', 'common_password'],
    [
      'a postal code without a digit',
      { address: { street: 'A', postalCode: 'no code', city: 'B', country: 'DE' } },
      'address/postalCode',
      'invalid',
    ],
    ['a child', { birthDate: '2010-01-01' }, 'birthDate', 'under_age'],
  ])('a registration with %s is refused at the field', async (_name, change, path, code) => {
    const answer = await register(newEmail(), change)
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path, code }] } })
  })

  test('a registration with nine characters of password, an unknown market or an unknown member is refused', async () => {
    expect((await register(newEmail(), { password: '9 letters' })).status).toBe(400)
    expect(await register(newEmail(), { application: 'no_such' })).toMatchObject({
      status: 400,
      body: { code: 'unknown_application' },
    })
    for (const member of ['enabled', 'groups', 'requiredActions', 'attributes', 'customerId', 'active'])
      expect((await register(newEmail(), { [member]: 'x' })).status).toBe(400)
  })
})

test('with the wish for the newsletter sends its own mail once the address is proved', async () => {
  platform.setTime(START)
  const asked = async () =>
    (await platform.pool.query(`select from platform.outbox where kind = 'newsletter_confirm'`)).rowCount ?? 0
  const before = await asked()
  await register(newEmail(), { newsletter: true })
  expect(await asked()).toBe(before)
  const { tokens } = await anAccount(platform, { newsletter: true })
  expect(await asked()).toBe(before + 1)
  const state = await send(platform, 'GET', '/customers/newsletter', undefined, makeBearerHeaders(tokens))
  expect(state.body).toEqual({ state: 'pending' })
})

test('takes as long for known and unknown addresses, as does a forgotten password', async () => {
  platform.setTime(START)
  const { email } = await anAccount(platform)
  const body = (address: string, name: string) =>
    name === 'register' ? makeRegistration(address) : { email: address, application: OTHER_APPLICATION }
  for (const name of ['register', 'forgotPasswordMail']) {
    const took = async (address: string) => {
      await platform.pool.query('delete from platform.account_brakes')
      const start = performance.now()
      expect((await postAccount(platform, name, body(address, name))).status).toBe(202)
      return performance.now() - start
    }
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < 15; round++) {
      times[0].push(await took(email))
      times[1].push(await took(newEmail()))
    }
    const [known = 0, unknown = 0] = times.map((all) => all.sort((a, b) => a - b)[7])
    expect(unknown / known).toBeGreaterThan(0.4)
    expect(unknown / known).toBeLessThan(2.5)
  }
})

describe('an address that is known', () => {
  test('an address that is known is answered alike and gets a mail; the fourth time there is no mail', async () => {
    platform.setTime(START)
    const { email } = await anAccount(platform)
    const answers = [
      await register(newEmail()),
      await register(email, { application: OTHER_APPLICATION, password: 'of somebody else' }),
    ]
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      [1, 2].map(() => ({ status: 202, body: { accepted: true } })),
    )
    expect(await queuedMails(platform, 'account_already_registered', email)).toMatchObject([{ application: OTHER_APPLICATION }])
    expect((await logIn(platform, email)).status).toBe(200)
    for (let again = 0; again < 4; again++) expect((await register(email)).status).toBe(202)
    expect(await mails('account_already_registered', email)).toBe(2)
    platform.setTime(later(HOUR))
    await register(email)
    expect(await mails('account_already_registered', email)).toBe(3)
    platform.setTime(START)
  })

  test('but not activated gets a new link, and the pressed link decides whose password counts', async () => {
    const email = newEmail()
    await register(email)
    const mine = await mailedToken(platform, 'account_activation', email)
    await register(email, { password: 'of an attacker 99', firstName: 'Mallory' })
    const theirs = await mailedToken(platform, 'account_activation', email)
    expect(await activate(mine)).toMatchObject({ status: 200, body: { activated: true } })
    expect((await activate(theirs)).body).toEqual({ token: '', activated: false })
    expect((await logIn(platform, email)).status).toBe(200)
    expect((await logIn(platform, email, 'of an attacker 99')).status).toBe(401)
    expect(await count('registrations', email)).toBe(1)
  })

  test('but not activated gets 403 for the right password, and the link again', async () => {
    const email = newEmail()
    await register(email)
    expect(await logIn(platform, email)).toMatchObject({ status: 403, body: { code: 'not_activated' } })
    expect(await mails('account_activation', email)).toBe(2)
    expect((await activate(await mailedToken(platform, 'account_activation', email))).body).toMatchObject({ activated: true })
  })
})

describe('the link', () => {
  test('the link works once; pressed again, in ten tabs at once or a week later, the account is active', async () => {
    platform.setTime(START)
    const email = newEmail()
    await register(email)
    const token = await mailedToken(platform, 'account_activation', email)
    const all = await Promise.all(Array.from({ length: 10 }, () => activate(token)))
    const bodies = all.map(({ body }) => ActivationAnswer.parse(body))
    const identifier = bodies[0]?.token
    const again = { token: identifier, activated: true, already: true }
    expect(bodies.filter(({ already }) => !already)).toEqual([{ token: identifier, activated: true }])
    expect(bodies.filter(({ already }) => already)).toEqual(Array(9).fill(again))
    expect(await count('customers', email)).toBe(1)
    expect(await mails('account_welcome', email)).toBe(1)
    platform.setTime(later(7 * DAY))
    await sweep(platform)
    expect((await activate(token)).body).toEqual(again)
  })

  test('the link of two registrations pressed at once makes one account', async () => {
    platform.setTime(START)
    const email = newEmail()
    await register(email)
    const first = await mailedToken(platform, 'account_activation', email)
    await register(email)
    const second = await mailedToken(platform, 'account_activation', email)
    const all = await Promise.all([first, second, first, second].map(activate))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(all.filter(({ body }) => (body as { activated: boolean }).activated)).toHaveLength(2)
    expect(await count('customers', email)).toBe(1)
  })

  test('the link works for a day; then the registration is deleted', async () => {
    platform.setTime(START)
    const email = newEmail()
    await register(email)
    const token = await mailedToken(platform, 'account_activation', email)
    platform.setTime(later(DAY))
    expect((await activate(token)).body).toEqual({ token: '', activated: false })
    expect((await logIn(platform, email)).status).toBe(401)
    platform.setTime(later(2 * DAY))
    await sweep(platform)
    expect(await count('registrations', email)).toBe(0)
    platform.setTime(START)
  })

  test.each(['short', 'not a token at all, with spaces', 'x'.repeat(43), '../../etc/passwd%00'])(
    'the link with the token "%s" is no error',
    async (token) => {
      expect(await activate(token)).toMatchObject({ status: 200, body: { token: '', activated: false } })
    },
  )

  test('the link answers the identifier of the customer, by which the account is found to be active', async () => {
    const { identifier } = await anAccount(platform)
    const ask = async (value: string) =>
      (await send(platform, 'GET', '/account/activateCustomerByIdentifier', undefined, { identifier: value })).body
    expect([await ask(identifier), await ask(identifier)]).toEqual([{ activated: true }, { activated: true }])
    expect([await ask('x'.repeat(22)), await ask('?')]).toEqual([{ activated: false }, { activated: false }])
  })
})

test('the password of an account is stored as argon2id', async () => {
  const { email } = await anAccount(platform)
  const { rows } = await platform.pool.query(
    'select hash from platform.identity_passwords join platform.identities using (customer_id) where email = $1',
    [email],
  )
  expect(rows[0].hash).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/)
  expect(rows[0].hash).not.toContain(PASSWORD)
})
