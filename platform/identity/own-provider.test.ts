import { argon2id, hash as argon2 } from 'argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, makeBearerHeaders, logIn, mailedToken, PASSWORD, postAccount } from '../../tests/support/an-account'
import { APPLICATION, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { hashPassword, isOutdated, findPassword, replaceHash } from './passwords'
import { renewed } from './own-provider'

let platform: SmallPlatform
let email = ''
beforeAll(async () => {
  platform = await smallPlatform('renewed_password')
  ;({ email } = await anAccount(platform))
})
afterAll(() => platform.drop())

const cheap = (password: string) => argon2(password, { type: argon2id, memoryCost: 8192, timeCost: 1, parallelism: 1 })
const kept = async () => {
  const known = await findPassword(platform.pool, email)
  if (!known) throw new Error('No password')
  return known
}
/** Stores a hash from a time when hashes were cheaper. */
async function keepCheap(): Promise<string> {
  const [{ customerId, hash }, to] = [await kept(), await cheap(PASSWORD)]
  await replaceHash(platform.pool, customerId, { from: hash, to })
  return to
}

test('a hash is outdated when it was cheaper than today’s, not when it was dearer', async () => {
  expect(isOutdated(await hashPassword(PASSWORD))).toBe(false)
  expect(isOutdated(await cheap(PASSWORD))).toBe(true)
  expect(isOutdated('$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA')).toBe(false)
  expect(isOutdated('$argon2i$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA')).toBe(true)
})

test('a right password renews its hash, a wrong one does not', async () => {
  const old = await keepCheap()
  expect((await logIn(platform, email, 'not the password at all')).status).toBe(401)
  expect((await kept()).hash).toBe(old)
  expect((await logIn(platform, email)).status).toBe(200)
  const { hash } = await kept()
  expect([hash === old, isOutdated(hash)]).toEqual([false, false])
  expect((await logIn(platform, email)).status).toBe(200)
  expect((await kept()).hash).toBe(hash)
})

test('log-ins at the same moment with an outdated hash all succeed', async () => {
  await keepCheap()
  const all = await Promise.all(Array.from({ length: 4 }, () => logIn(platform, email)))
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(isOutdated((await kept()).hash)).toBe(false)
})

test('a password that was changed meanwhile is not overwritten', async () => {
  const old = await keepCheap()
  const { customerId } = await kept()
  const changed = await hashPassword('another long way to Rome')
  await replaceHash(platform.pool, customerId, { from: old, to: changed })
  expect(await renewed(platform.pool, { customerId, hash: old }, PASSWORD)).toBe(old)
  expect((await kept()).hash).toBe(changed)
  expect((await logIn(platform, email)).status).toBe(401)
})

const [COMPOSED, DECOMPOSED] = ['grüne Ähren im März', 'grüne Ähren im März'.normalize('NFD')]

test('a password with accents is right composed and decomposed, after a registration, a change and a reset', async () => {
  const account = await anAccount(platform, {}, DECOMPOSED)
  const bothAreRight = async () => {
    for (const typed of [COMPOSED, DECOMPOSED]) expect((await logIn(platform, account.email, typed)).status).toBe(200)
  }
  await bothAreRight()
  const change = { currentPassword: DECOMPOSED, password: `${COMPOSED} 2` }
  expect((await postAccount(platform, 'changePassword', change, makeBearerHeaders(account.tokens))).status).toBe(204)
  expect((await logIn(platform, account.email, `${DECOMPOSED} 2`)).status).toBe(200)
  await postAccount(platform, 'forgotPasswordMail', { email: account.email, application: APPLICATION })
  const token = await mailedToken(platform, 'password_reset', account.email)
  expect((await postAccount(platform, 'resetPassword', { password: DECOMPOSED }, { token })).status).toBe(204)
  await bothAreRight()
})

test('a hash of decomposed letters is right for the password as it was typed, and is renewed in composed letters', async () => {
  const account = await anAccount(platform, {}, COMPOSED)
  const known = await findPassword(platform.pool, account.email)
  if (!known) throw new Error('No password')
  const old = await argon2(DECOMPOSED, { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  await replaceHash(platform.pool, known.customerId, { from: known.hash, to: old })
  expect((await logIn(platform, account.email, COMPOSED)).status).toBe(401)
  expect((await logIn(platform, account.email, DECOMPOSED)).status).toBe(200)
  expect((await logIn(platform, account.email, COMPOSED)).status).toBe(200)
})
