import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { giveTryBack, takeTry, type Brake } from './brake'

const START = new Date('2026-11-21T10:00:00Z')
const [MINUTE, HOUR] = [60_000, 3_600_000]
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('brake')
})
afterAll(() => platform.drop())

const after = (ms: number) => new Date(START.getTime() + ms)
const take = (brake: Brake, at: Date) => takeTry(platform.pool, platform, brake, at)
const brakeOf = (rule: Brake['rule']): Brake => ({ rule, about: newKey() })

test('a visitor who registers somebody every minute for hours is never held up', async () => {
  const brake = brakeOf('registration')
  for (let minute = 0; minute < 200; minute++) expect(await take(brake, after(minute * MINUTE))).toBe(0)
})

test('sixty at once are taken, then each waits longer than the one before, up to a quarter of an hour', async () => {
  const brake = brakeOf('registration')
  for (let tries = 0; tries < 60; tries++) expect(await take(brake, START)).toBe(0)
  const waits: number[] = []
  let at = START
  for (let round = 0; round < 8; round++) {
    const wait = await take(brake, at)
    waits.push(wait)
    at = new Date(at.getTime() + wait * 1000)
    expect(await take(brake, at)).toBe(0)
  }
  expect(waits[0]).toBe(30)
  expect(Math.max(...waits)).toBeLessThanOrEqual(900)
})

test('mails to one address: three, then one after an hour, then fewer; all of them again after three days', async () => {
  const brake = brakeOf('mail')
  for (let mails = 0; mails < 3; mails++) expect(await take(brake, START)).toBe(0)
  expect(await take(brake, after(HOUR - 1))).toBe(1)
  expect(await take(brake, after(HOUR))).toBe(0)
  expect(await take(brake, after(2 * HOUR))).toBe(HOUR / 1000)
  for (let mails = 0; mails < 3; mails++) expect(await take(brake, after(72 * HOUR))).toBe(0)
})

test('a try that was nobody’s fault is given back', async () => {
  const brake = brakeOf('account')
  for (let tries = 0; tries < 50; tries++) {
    expect(await take(brake, START)).toBe(0)
    await giveTryBack(platform, brake, START)
  }
})

test('a hundred at once are counted one after the other', async () => {
  const brake = brakeOf('visitor')
  const all = await Promise.all(Array.from({ length: 100 }, () => take(brake, START)))
  expect(all.filter((wait) => wait === 0)).toHaveLength(20)
})

test('of two at once, the one whose clock was read a moment earlier is not held up while tries are free', async () => {
  const brake = brakeOf('registration')
  expect(await take(brake, after(1))).toBe(0)
  expect(await take(brake, START)).toBe(0)
  await giveTryBack(platform, brake, after(2))
  expect(await take(brake, after(1))).toBe(0)
})

test('what is counted cannot be read from the store', async () => {
  const brake: Brake = { rule: 'account', about: 'readable@example.org' }
  await take(brake, START)
  const { rows } = await platform.pool.query<{ key: Buffer }>('select key from platform.account_brakes')
  expect(rows.every(({ key }) => key.length === 32 && !key.toString('latin1').includes('readable'))).toBe(true)
})
