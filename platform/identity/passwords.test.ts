import { expect, test } from 'vitest'
import { AT_ONCE, hashPassword, isCommonPassword, MAX_WAITING, passwordMatches, passwordProblems } from './passwords'

test('a hash matches its password alone and has its own salt; without a hash no password matches', async () => {
  const [one, two] = [await hashPassword('a long way to Rome 7'), await hashPassword('a long way to Rome 7')]
  expect(one).not.toBe(two)
  expect(await passwordMatches(one, 'a long way to Rome 7')).toBe(true)
  expect(await passwordMatches(one, 'A long way to Rome 7')).toBe(false)
  expect(await passwordMatches(null, 'a long way to Rome 7')).toBe(false)
})

test('a full queue refuses more with 503, and takes them once it has emptied', async () => {
  const [places, more] = [AT_ONCE + MAX_WAITING, 7]
  const all = await Promise.allSettled(Array.from({ length: places + more }, () => hashPassword('a long way to Rome 7')))
  const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  expect(refused).toHaveLength(more)
  for (const reason of refused) expect(reason).toMatchObject({ status: 503, code: 'unavailable' })
  expect(await hashPassword('a long way to Rome 7')).toMatch(/^\$argon2id\$/)
})

test.each([
  'password123',
  'PASSWORD123',
  'Liverpool2026!',
  '1234567890',
  'qwertyuiop',
  'aaaaaaaaaaaaaa',
  '12121212121212',
  'iloveyou....',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true))

test.each(['a long way to Rome 7', 'Lindenstraße 7 links', 'xk2-mmq-91s-oow', '🐢🦊🐝 im Garten'])('%s is not', (password) =>
  expect(isCommonPassword(password)).toBe(false),
)

test('the own mail address is refused as a password', () => {
  for (const password of ['Miriam.Muessig@example.org', 'miriam.muessig'])
    expect(passwordProblems(password, 'miriam.muessig@example.org')).toEqual([{ path: 'password', code: 'common_password' }])
  expect(passwordProblems('miriam.muessig', null)).toEqual([])
})
