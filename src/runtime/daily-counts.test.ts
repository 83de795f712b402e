import { beforeEach, describe, expect, test } from 'vitest'
import { countableWords, countToday, type DailyCount, flushDailyCounts } from './daily-counts'

const SHOP = { market: { code: 'de' }, mode: 'consumer', partner: null }
const flushed = async () => {
  const all: DailyCount[] = []
  await flushDailyCounts(async (counts) => void all.push(...counts))
  return all
}
beforeEach(async () => void (await flushed()))

test('what happens in one shop adds up, and another partner, kind or text counts apart', async () => {
  countToday(SHOP, 'offers')
  countToday(SHOP, 'offers')
  countToday({ ...SHOP, partner: { code: 'acme' } }, 'offers')
  countToday(SHOP, 'searches', 'nokia 3310')
  expect((await flushed()).map(({ partner, kind, words, count }) => [partner, kind, words, count])).toEqual([
    ['', 'offers', '', 2],
    ['acme', 'offers', '', 1],
    ['', 'searches', 'nokia 3310', 1],
  ])
  expect(await flushed()).toEqual([])
})

test('counts that could not be written are written with the next ones', async () => {
  countToday(SHOP, 'trades')
  const failed = flushDailyCounts(async () => {
    countToday(SHOP, 'trades')
    throw new Error('no database')
  })
  await expect(failed).rejects.toThrow('no database')
  expect(await flushed()).toMatchObject([{ kind: 'trades', count: 2 }])
})

test('random texts fill a bounded place, and known counts go on', async () => {
  for (let at = 0; at < 5_000; at++) countToday(SHOP, 'searches', `text ${at}`)
  countToday(SHOP, 'searches', 'text 0')
  const all = await flushed()
  expect(all).toHaveLength(2_000)
  expect(all[0]).toMatchObject({ words: 'text 0', count: 2 })
})

describe('countableWords', () => {
  test.each([
    ['  iPhone   13 ', 'iphone 13'],
    ['Galaxy S21 5G 128', 'galaxy s21 5g 128'],
    ['anna@example.com', ''],
    ['+43 660 123 45 67', ''],
    ['356938035643809', ''],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('countableWords of %j are %j', (text, words) => {
    expect(countableWords(text)).toBe(words)
  })
})
