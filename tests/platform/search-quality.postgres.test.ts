import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { searchText } from '@/clients/search'
import { devicesMatching } from '@/clients/search-queries'
import { DeviceSummary, searchAnswer } from '@/contracts/search'
import { search } from '@platform/search/search'
import { seed } from '@platform/seed/run'
import { migrate } from '@platform/store/migrate'
import { createPool } from '@platform/store/pool'
import type { Pool } from 'pg'
import { testDatabase, type TestDatabase } from '../support/test-database'
import { dice, placesIn, withTypo } from '../support/typos'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await testDatabase('search')
  await migrate(database.url)
  await seed({ url: database.url, now: new Date('2026-11-21T10:00:00Z') })
  pool = createPool(database.url, { patient: true })
}, 300_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const Answer = searchAnswer(DeviceSummary)
async function found(text: string, market = 'wkfs_de_de'): Promise<z.infer<typeof DeviceSummary>[]> {
  const body = JSON.stringify(devicesMatching(searchText(text)))
  const answer = await search(pool, { search: body, application: `${market}_devices`, resultSize: 10 })
  return Answer.parse(answer).hits.hits.map(({ _source }) => _source)
}
const titles = async (text: string, market?: string) =>
  (await found(text, market)).map(({ manufacturer, model }) => `${manufacturer} ${model}`)

describe('the first one found', () => {
  test.each([
    ['iphone 13', 'Apple iPhone 13'],
    ['iphne 13', 'Apple iPhone 13'],
    ['ipone 13', 'Apple iPhone 13'],
    ['IPHONE 13 128GB', 'Apple iPhone 13'],
    ['iphone 13 128 gb', 'Apple iPhone 13'],
    ['iph 13 128', 'Apple iPhone 13'],
    ['iphone13', 'Apple iPhone 13'],
    ['apple iphone 13 pro max', 'Apple iPhone 13 Pro Max'],
    ['iphnoe 14 pro', 'Apple iPhone 14 Pro'],
    ['iphone se', 'Apple iPhone SE (3rd generation)'],
    ['s21 ul', 'Samsung Galaxy S21 Ultra 5G'],
    ['samsung s21', 'Samsung Galaxy S21 5G'],
    ['galxy s21', 'Samsung Galaxy S21 5G'],
    ['galaxys21', 'Samsung Galaxy S21 5G'],
    ['gallaxy s21 ultra', 'Samsung Galaxy S21 Ultra 5G'],
    ['s21+', 'Samsung Galaxy S21+ 5G'],
    ['SM-G991B', 'Samsung Galaxy S21 5G'],
    ['pixel 7a', 'Google Pixel 7a'],
    ['gogle pixel 7a', 'Google Pixel 7a'],
    ['redmi note 12 pro', 'Xiaomi Redmi Note 12 Pro 5G'],
    ['xaomi redmi note 12', 'Xiaomi Redmi Note 12'],
    ['fairfone 5', 'Fairphone 5'],
    ['macbok air m1', 'Apple MacBook Air 13 (M1, 2020)'],
    ['thinkpad x1 carbon gen 9', 'Lenovo ThinkPad X1 Carbon Gen 9'],
    ['thinkpda x1 carbon gen 9', 'Lenovo ThinkPad X1 Carbon Gen 9'],
    ['canon 5d mark iv', 'Canon EOS 5D Mark IV'],
    ['cannon eos 5d mark iv', 'Canon EOS 5D Mark IV'],
    ['xt4', 'Fujifilm X-T4'],
    ['x-t4', 'Fujifilm X-T4'],
    ['fuji x-t4', 'Fujifilm X-T4'],
    ['sony alpha 7 iii', 'Sony Alpha 7 III'],
    ['alhpa 7 iii', 'Sony Alpha 7 III'],
    ['gopro hero 9', 'GoPro HERO9 Black'],
    ['gopro hero9 blak', 'GoPro HERO9 Black'],
    ['xbox one x', 'Microsoft Xbox One X'],
    ['nintendo swich oled', 'Nintendo Switch OLED'],
    ['steam dek', 'Valve Steam Deck LCD'],
    ['dell u2720q', 'Dell UltraSharp U2720Q'],
    ['dell u2720', 'Dell UltraSharp U2720Q'],
    ['XA15', 'Canon XA15'],
    ['osmo pocket', 'DJI Osmo Pocket'],
    ['osmo poket 3', 'DJI Osmo Pocket 3'],
  ])('for "%s" is %s', async (text, expected) => {
    expect((await titles(text))[0]).toBe(expected)
  })
})

describe('in the words of other languages', () => {
  test.each([
    ['wkfs_fr_fr', 'téléphone iphone 13', 'Apple iPhone 13'],
    ['wkfs_es_es', 'móvil galaxi s21', 'Samsung Galaxy S21 5G'],
    ['wkfs_it_it', 'cellulare ipone 13', 'Apple iPhone 13'],
    ['wkfs_de_at', 'Händy iphone 13', 'Apple iPhone 13'],
    ['wkfs_fr_fr', 'IPHÔNE 13', 'Apple iPhone 13'],
    ['wkfs_de_de', 'ＩＰＨＯＮＥ 13', 'Apple iPhone 13'],
    ['wkfs_it_it', '50 mm 1,4', 'Sigma 50mm F1.4 DG DN Art'],
  ])('%s: "%s" finds %s', async (market, text, expected) => {
    expect(await titles(text, market)).toContain(expected)
  })
})

test.each(['zzzzqqq', '-', '…', '"'])('"%s" finds nothing and breaks nothing', async (text) => {
  expect(await found(text)).toEqual([])
})

async function rate(word: RegExp): Promise<{ asked: number; share: number; missed: string[] }> {
  const { rows } = await pool.query<{ manufacturer: string; model: string }>(
    `select manufacturer, model from platform.device_documents where index_name = 'wkfs_de_de_devices' order by md5(id) limit 300`,
  )
  const roll = dice(20_261_121)
  const missed: string[] = []
  let asked = 0
  for (const { manufacturer, model } of rows) {
    const text = model.toLowerCase().startsWith(manufacturer.toLowerCase()) ? model : `${manufacturer} ${model}`
    const places = placesIn(text, word)
    if (!places.length) continue
    asked++
    const typed = withTypo(text, places, roll)
    if (!(await found(typed)).some((device) => device.model === model)) missed.push(`${text} <- ${typed}`)
  }
  return { asked, share: 1 - missed.length / asked, missed }
}

describe('one typo', () => {
  test('in a word of a device name: the device is among the first ten in at least 99 of 100', async () => {
    const { asked, share, missed } = await rate(/[A-Za-z]{3,}/g)
    expect(asked).toBeGreaterThan(280)
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.99)
  })
  test('anywhere, even in numbers and single letters that make it another device: in at least 97 of 100', async () => {
    const { share, missed } = await rate(/[A-Za-z0-9]+/g)
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.97)
  })
})
