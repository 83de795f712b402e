import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, logIn, newEmail, PASSWORD, postAccount, makeRegistration } from '../../tests/support/an-account'
import { queuedMails } from '../../tests/support/queued-mails'
import { movedClock } from '../../tests/support/moved-clock'
import { APPLICATION, newKey, send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { sweep } from './identity-worker'

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000]
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('log_in')
})
afterAll(() => platform.drop())
const { pass, now } = movedClock(() => platform)

const WRONG = 'not the password at all'
const from = (visitor: string, email: string, password: string) => logIn(platform, email, password, { 'client-key': visitor })
const SLOWED = { status: 429, body: { code: 'too_many_requests' } }
const wait = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'))

describe('wrong passwords', () => {
  test('and unknown addresses are answered by the same bytes', async () => {
    const { email } = await anAccount(platform)
    const pending = newEmail()
    await postAccount(platform, 'register', makeRegistration(pending))
    const all = [
      await logIn(platform, email, WRONG),
      await logIn(platform, newEmail(), WRONG),
      await logIn(platform, pending, WRONG),
    ]
    const bare = all.map(({ status, body }) => ({ status, ...(body as object), requestId: '' }))
    expect(bare[0]).toMatchObject({ status: 401, code: 'wrong_credentials' })
    expect(new Set(bare.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('slow the account down, longer each time, for every visitor, and never for good', async () => {
    const { email } = await anAccount(platform)
    for (let tries = 0; tries < 5; tries++) expect((await logIn(platform, email, WRONG)).status).toBe(401)
    const waits: number[] = []
    for (let round = 0; round < 8; round++) {
      const slowed = await logIn(platform, email)
      expect(slowed).toMatchObject(SLOWED)
      waits.push(wait(slowed))
      pass(wait(slowed) * SECOND)
      expect((await logIn(platform, email, WRONG)).status).toBe(401)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
    pass(MINUTE)
    expect((await logIn(platform, email)).status).toBe(200)
    expect((await logIn(platform, email, WRONG)).status).toBe(401)
    expect((await logIn(platform, email)).status).toBe(200)
  })

  test('wrong passwords by a stranger do not hold up a visitor who has logged in before', async () => {
    const { email } = await anAccount(platform)
    const owner = newKey()
    expect((await from(owner, email, PASSWORD)).status).toBe(200)
    for (let tries = 0; tries < 5; tries++) await logIn(platform, email, WRONG)
    expect(await logIn(platform, email)).toMatchObject(SLOWED)
    expect((await from(owner, email, PASSWORD)).status).toBe(200)
    for (let tries = 0; tries < 5; tries++) expect((await from(owner, email, WRONG)).status).toBe(401)
    expect(await from(owner, email, PASSWORD)).toMatchObject(SLOWED)
  })

  test('for many accounts slow their visitor down, and no other', async () => {
    const [visitor, { email }] = [newKey(), await anAccount(platform)]
    for (let tries = 0; tries < 20; tries++) expect((await from(visitor, newEmail(), WRONG)).status).toBe(401)
    expect(await from(visitor, email, PASSWORD)).toMatchObject(SLOWED)
    expect((await logIn(platform, email)).status).toBe(200)
  })

  test('fifty at once get no further than five', async () => {
    const { email } = await anAccount(platform)
    const all = await Promise.all(Array.from({ length: 50 }, () => logIn(platform, email, WRONG)))
    expect(all.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(45)
  })

  test('wrong passwords are forgotten one an hour', async () => {
    const { email } = await anAccount(platform)
    for (let tries = 0; tries < 5; tries++) await logIn(platform, email, WRONG)
    pass(HOUR)
    expect((await logIn(platform, email, WRONG)).status).toBe(401)
    expect(await logIn(platform, email, WRONG)).toMatchObject(SLOWED)
    pass(5 * HOUR)
    for (let tries = 0; tries < 5; tries++) expect((await logIn(platform, email, WRONG)).status).toBe(401)
    pass(60 * 24 * HOUR)
    await sweep(platform)
    const { rows } = await platform.pool.query('select from platform.account_brakes where forget_at < $1', [
      new Date(now().getTime() - 24 * HOUR),
    ])
    expect(rows).toEqual([])
  })
})

test('right passwords are not held up, however many', async () => {
  const [visitor, { email }] = [newKey(), await anAccount(platform)]
  for (let tries = 0; tries < 30; tries++) expect((await from(visitor, email, PASSWORD)).status).toBe(200)
})

test('known, unknown and waiting addresses take as long', async () => {
  const { email } = await anAccount(platform)
  const pending = newEmail()
  await postAccount(platform, 'register', makeRegistration(pending))
  const took = async (address: string) => {
    // The counts are deleted between the attempts, so that every one of them is made.
    await platform.pool.query('delete from platform.account_brakes')
    const start = performance.now()
    expect((await logIn(platform, address, WRONG)).status).toBe(401)
    return performance.now() - start
  }
  const times: Record<'known' | 'unknown' | 'waiting', number[]> = { known: [], unknown: [], waiting: [] }
  for (let round = 0; round < 15; round++) {
    times.known.push(await took(email))
    times.unknown.push(await took(newEmail()))
    times.waiting.push(await took(pending))
  }
  const [known = 0, ...others] = Object.values(times).map((all) => all.sort((a, b) => a - b)[7] ?? 0)
  for (const other of others) {
    expect(other / known).toBeGreaterThan(0.5)
    expect(other / known).toBeLessThan(2)
  }
})

describe('a forgotten password', () => {
  const forgot = (email: string, headers: Record<string, string> = {}) =>
    postAccount(platform, 'forgotPasswordMail', { email, application: APPLICATION }, headers)
  const mails = async (kind: string, email: string) => (await queuedMails(platform, kind, email)).length

  test('a forgotten password is answered alike for every address; a mail is sent only where there is an account', async () => {
    const { email } = await anAccount(platform)
    const nobody = newEmail()
    for (const address of [email, email.toUpperCase(), nobody])
      expect(await forgot(address)).toMatchObject({ status: 202, body: { accepted: true } })
    expect([await mails('password_reset', email), await mails('password_reset', nobody)]).toEqual([2, 0])
    expect((await platform.pool.query('select from platform.one_use_tokens where purpose = $1', ['reset'])).rowCount).toBe(2)
  })

  test('a forgotten password of an account that is not activated sends the activation link again', async () => {
    const email = newEmail()
    await postAccount(platform, 'register', makeRegistration(email))
    await forgot(email)
    expect([await mails('password_reset', email), await mails('account_activation', email)]).toEqual([0, 2])
  })

  test('a forgotten password sends three mails and then fewer, and slows a visitor down', async () => {
    const { email } = await anAccount(platform)
    for (let again = 0; again < 6; again++) expect((await forgot(email)).status).toBe(202)
    expect(await mails('password_reset', email)).toBe(3)
    const visitor = { 'client-key': newKey() }
    for (let again = 0; again < 20; again++) expect((await forgot(newEmail(), visitor)).status).toBe(202)
    expect(await forgot(newEmail(), visitor)).toMatchObject(SLOWED)
  })
})

test('fifty log-ins at once do not delay other requests', async () => {
  const { email } = await anAccount(platform)
  const visitor = newKey()
  await from(visitor, email, PASSWORD)
  let inTime = 0
  const flood = Promise.all(Array.from({ length: 50 }, () => logIn(platform, newEmail(), WRONG))).then((all) => {
    expect(inTime).toBeGreaterThanOrEqual(5)
    return all.map(({ status }) => status)
  })
  for (let round = 0; round < 5; round++) {
    expect((await send(platform, 'GET', '/healthz')).status).toBe(200)
    inTime++
  }
  expect(new Set(await flood)).toEqual(new Set([401]))
})
