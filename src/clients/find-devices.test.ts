import { expect, test } from 'vitest'
import { findDevices } from './find-devices'
import type { QueryBody } from './search-queries'

/** Devices by their words; a search finds those that have all its words or begin with them. */
const CATALOGUE = ['apple iphone 12 64gb', 'apple iphone 12 pro', 'samsung galaxy s22', 'oneplus 3', 'lg v10', 'vivo v11 pro']

const wordsOf = (body: QueryBody): string[] => {
  const found = JSON.stringify(body.query).matchAll(/"match(?:_phrase_prefix)?":\{"searchTerms":\{"query":"([^" ]+)"/g)
  return [...new Set([...found].flatMap(([, word]) => word ?? []))]
}
const hasWord = (device: string, word: string) => device.split(' ').some((own) => own.startsWith(word))
function find(text: string) {
  const asked: string[][] = []
  const lookUp = (body: QueryBody) => {
    const words = wordsOf(body)
    asked.push(words)
    const devices = CATALOGUE.filter((device) => words.every((word) => hasWord(device, word)))
    return Promise.resolve({ devices, total: devices.length, hasMore: false })
  }
  return findDevices(text, 'de-DE', lookUp, async (body) => (await lookUp(body)).total > 0).then((answer) => ({
    ...answer,
    asked,
  }))
}

test('a text that finds devices is searched once', async () => {
  expect(await find('iphone 12')).toMatchObject({ without: [], asked: [['iphone', '12']] })
})

test('a word that the catalogue does not have is dropped and named', async () => {
  expect(await find('iphone 12 qqzz')).toMatchObject({ total: 2, without: ['qqzz'] })
})

test('a storage that the device does not have is dropped before a word of its name', async () => {
  const { asked, ...answer } = await find('iphone 12 pro 512gb')
  expect(answer).toMatchObject({ devices: ['apple iphone 12 pro'], without: ['512gb'] })
  // No word alone is looked for then, and nothing twice.
  expect(asked).toEqual([
    ['iphone', '12', 'pro', '512gb'],
    ['iphone', '12', 'pro'],
  ])
})

test.each(['qqzz 3', 'samsung qqzz', 'qqzz v11'])('"%s" finds nothing, because the word that decides is lost', async (text) => {
  expect(await find(text)).toMatchObject({ total: 0, without: [] })
})

test('a kind that is not bought and an IMEI are not searched for', async () => {
  expect(await find('kopfhörer sony')).toMatchObject({ total: 0, notBought: 'earphones', asked: [] })
  expect(await find('IMEI 35-209900-176148-1')).toMatchObject({ total: 0, isImei: true, asked: [] })
})

test('a pasted page is searched once for each of its words and a few times without some', async () => {
  const words = Array.from({ length: 24 }, (_, nth) => `q${String.fromCharCode(97 + nth)}`)
  const { asked } = await find(`iphone ${words.join(' ')}`)
  expect(asked.length).toBeLessThan(words.length + 20)
})
