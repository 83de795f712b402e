import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, makeBearerHeaders, logIn, mailedToken, newEmail, PASSWORD, postAccount } from '../../tests/support/an-account'
import { movedClock } from '../../tests/support/moved-clock'
import { APPLICATION, newKey, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform' // prettier-ignore

const SECOND = 1000
const WRONG = 'not the password at all'
const NEW = 'another way to Rome 8'
const SLOWED = { status: 429, body: { code: 'too_many_requests' } }
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('known_device')
})
afterAll(() => platform.drop())
const { pass } = movedClock(() => platform)

const newDevice = () => randomBytes(16).toString('base64url')
/** Each request comes from a new address. */
const from = (device: string, email: string, password = PASSWORD) =>
  logIn(platform, email, password, { 'client-key': newKey(), 'client-device': device })
const waitOf = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'))

/** Sends wrong passwords four times a second from changing addresses, for `seconds`; `each` runs every second. */
async function attack(email: string, seconds: number, each: () => Promise<unknown>): Promise<void> {
  for (let tick = 0; tick < seconds * 4; tick++) {
    await logIn(platform, email, WRONG)
    pass(SECOND / 4)
    if (tick % 4 === 3) await each()
  }
}

describe('a device that has logged in', () => {
  test('a device that has logged in logs in from a new address while strangers from changing addresses slow the account down', async () => {
    const [{ email }, device] = [await anAccount(platform), newDevice()]
    expect((await from(device, email)).status).toBe(200)
    const statuses: number[] = []
    await attack(email, 11, async () => statuses.push((await from(device, email)).status))
    expect(statuses).toEqual(Array.from({ length: 11 }, () => 200))
    expect(await logIn(platform, email)).toMatchObject(SLOWED)
  })

  test('a device that has logged in has five wrong passwords free, then waits a minute at most, and slows no other device down', async () => {
    const [{ email }, device] = [await anAccount(platform), newDevice()]
    await from(device, email)
    for (let tries = 0; tries < 5; tries++) expect((await from(device, email, WRONG)).status).toBe(401)
    for (let tries = 0; tries < 8; tries++) {
      const slowed = await from(device, email)
      expect(slowed).toMatchObject(SLOWED)
      expect(waitOf(slowed)).toBeLessThanOrEqual(60)
      pass(waitOf(slowed) * SECOND)
      expect((await from(device, email, WRONG)).status).toBe(401)
    }
    expect((await logIn(platform, email)).status).toBe(200)
  })

  test('a device that has logged in is known to its own account alone', async () => {
    const [own, other, device] = [await anAccount(platform), await anAccount(platform), newDevice()]
    await from(device, own.email)
    for (let tries = 0; tries < 5; tries++) await logIn(platform, other.email, WRONG)
    expect(await from(device, other.email)).toMatchObject(SLOWED)
  })

  test('a device that has logged in is not known after a wrong password', async () => {
    const [{ email }, device] = [await anAccount(platform), newDevice()]
    for (let tries = 0; tries < 5; tries++) expect((await from(device, email, WRONG)).status).toBe(401)
    expect(await from(device, email)).toMatchObject(SLOWED)
  })

  test('a device that has logged in is forgotten after half a year, and when twenty others have logged in since', async () => {
    const [{ email }, device] = [await anAccount(platform), newDevice()]
    await from(device, email)
    pass(181 * 86_400_000)
    for (let tries = 0; tries < 5; tries++) await logIn(platform, email, WRONG)
    expect(await from(device, email)).toMatchObject(SLOWED)
    pass(86_400_000)
    await from(device, email)
    for (let others = 0; others < 20; others++) {
      pass(SECOND)
      await from(newDevice(), email)
    }
    for (let tries = 0; tries < 5; tries++) await logIn(platform, email, WRONG)
    expect(await from(device, email)).toMatchObject(SLOWED)
  })

  test('and an unknown one get answers from a slowed account that do not show whether the address has one', async () => {
    const [{ email }, nobody, device] = [await anAccount(platform), newEmail(), newDevice()]
    const seen = async (address: string) => {
      const all = []
      for (let tries = 0; tries < 7; tries++) {
        const { status, body, headers } = await from(device, address, WRONG)
        all.push({ status, body: { ...(body as object), requestId: '' }, wait: headers.get('retry-after') })
      }
      return all
    }
    expect(await seen(nobody)).toEqual(await seen(email))
  })
})

describe('a new password', () => {
  test('a new password by mail makes the browser with the link known, and forgets the others', async () => {
    const [{ email }, thief, owner] = [await anAccount(platform), newDevice(), newDevice()]
    await from(thief, email)
    await postAccount(platform, 'forgotPasswordMail', { email, application: APPLICATION })
    const token = await mailedToken(platform, 'password_reset', email)
    const headers = { token, 'client-device': owner }
    expect((await postAccount(platform, 'resetPassword', { password: NEW }, headers)).status).toBe(204)
    for (let tries = 0; tries < 5; tries++) await logIn(platform, email, WRONG)
    expect(await from(thief, email, NEW)).toMatchObject(SLOWED)
    expect((await from(owner, email, NEW)).status).toBe(200)
  })

  test('typed in the account leaves its own browser known', async () => {
    const [{ email, tokens }, own, other] = [await anAccount(platform), newDevice(), newDevice()]
    await from(own, email)
    await from(other, email)
    const headers = { ...makeBearerHeaders(tokens), 'client-device': own }
    const change = { currentPassword: PASSWORD, password: NEW }
    expect((await postAccount(platform, 'changePassword', change, headers)).status).toBe(204)
    for (let tries = 0; tries < 5; tries++) await logIn(platform, email, WRONG)
    expect(await from(other, email, NEW)).toMatchObject(SLOWED)
    expect((await from(own, email, NEW)).status).toBe(200)
  })
})
