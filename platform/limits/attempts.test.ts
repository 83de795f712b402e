import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { refundAttempt, consumeAttempt, type CountedAttempt } from './attempts'

const START = new Date('2026-11-21T10:00:00Z')
const [MINUTE, HOUR] = [60_000, 3_600_000]
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('attempts')
})
afterAll(() => platform.drop())

const after = (ms: number) => new Date(START.getTime() + ms)
const take = (counted: CountedAttempt, at: Date) => consumeAttempt(platform.pool, platform, counted, at)
const attemptOf = (rule: CountedAttempt['rule']): CountedAttempt => ({ rule, about: newKey() })

test('a visitor who registers a new address every minute for hours is never held up', async () => {
  const counted = attemptOf('registration')
  for (let minute = 0; minute < 200; minute++) expect(await take(counted, after(minute * MINUTE))).toBe(0)
})

test('sixty attempts at once pass, then each waits longer than the one before, up to a quarter of an hour', async () => {
  const counted = attemptOf('registration')
  for (let tries = 0; tries < 60; tries++) expect(await take(counted, START)).toBe(0)
  const waits: number[] = []
  let at = START
  for (let round = 0; round < 8; round++) {
    const wait = await take(counted, at)
    waits.push(wait)
    at = new Date(at.getTime() + wait * 1000)
    expect(await take(counted, at)).toBe(0)
  }
  expect(waits[0]).toBe(30)
  expect(Math.max(...waits)).toBeLessThanOrEqual(900)
})

test('mails to one address: three, then one after an hour, then fewer; three again after three days', async () => {
  const counted = attemptOf('mail')
  for (let mails = 0; mails < 3; mails++) expect(await take(counted, START)).toBe(0)
  expect(await take(counted, after(HOUR - 1))).toBe(1)
  expect(await take(counted, after(HOUR))).toBe(0)
  expect(await take(counted, after(2 * HOUR))).toBe(HOUR / 1000)
  for (let mails = 0; mails < 3; mails++) expect(await take(counted, after(72 * HOUR))).toBe(0)
})

test('an attempt that is refunded is not counted', async () => {
  const counted = attemptOf('account')
  for (let tries = 0; tries < 50; tries++) {
    expect(await take(counted, START)).toBe(0)
    await refundAttempt(platform, counted, START)
  }
})

test('a hundred attempts at once are counted one after the other', async () => {
  const counted = attemptOf('visitor')
  const all = await Promise.all(Array.from({ length: 100 }, () => take(counted, START)))
  expect(all.filter((wait) => wait === 0)).toHaveLength(20)
})

test('of two attempts at once, the one with the earlier clock does not wait while attempts are free', async () => {
  const counted = attemptOf('registration')
  expect(await take(counted, after(1))).toBe(0)
  expect(await take(counted, START)).toBe(0)
  await refundAttempt(platform, counted, after(2))
  expect(await take(counted, after(1))).toBe(0)
})

test('the counted visitor or account cannot be read from the database', async () => {
  const counted: CountedAttempt = { rule: 'account', about: 'readable@example.org' }
  await take(counted, START)
  const { rows } = await platform.pool.query<{ key: Buffer }>('select key from platform.account_brakes')
  expect(rows.every(({ key }) => key.length === 32 && !key.toString('latin1').includes('readable'))).toBe(true)
})
