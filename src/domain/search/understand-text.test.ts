import { describe, expect, test } from 'vitest'
import { understandText } from './understand-text'

const wordsOf = (text: string, locale: string) =>
  understandText(text, locale)
    .words.map((word) => word.text)
    .join(' ')

describe('what names the device is searched for', () => {
  test.each([
    ['de-DE', 'Apple iPhone 13 - 128GB - Mitternacht (Ohne Simlock)', 'apple iphone 13 128gb'],
    ['de-DE', 'ich möchte mein altes samsung galaxy s10 verkaufen', 'samsung galaxy s10'],
    ['de-DE', 'gruenes iphone 12 mit ovp und 2 kabeln', 'iphone 12'],
    ['de-AT', 'iphone 12 hin', 'iphone 12'],
    ['es-ES', '¿cuánto me dais por un iphone 12 mini?', 'iphone 12 mini'],
    ['fr-FR', 'l’iphone 13/128 Go écran cassé 🔥', 'iphone 13 128gb'],
    ['it-IT', 'айфон 13', 'iphone 13'],
    ['en-IE', 'how much is my old xbox one s worth', 'xbox one s'],
    ['es-ES', 'xiaomi mi 9t', 'xiaomi 9t'],
    ['es-ES', 'mi 11', 'mi 11'],
    ['it-IT', 'moto e 5', 'moto e 5'],
  ])('%s: "%s" is "%s"', (locale, text, words) => expect(wordsOf(text, locale)).toBe(words))
})

describe('units, generations and codes have one form', () => {
  test.each([
    ['de-DE', 'macbook air 13,3 Zoll', { text: '13.3', also: ['13'] }],
    ['fr-FR', 'ipad 8ème génération', { text: '8', also: ['8th', '8e'] }],
    ['es-ES', 'ipad sexta generación', { text: '6' }],
    ['it-IT', 'iphone 12 128 giga', { text: '128gb' }],
    ['en-IE', 'MLPF3B/A', { text: 'mlpf3', isWhole: true }],
    ['de-DE', 'SM-G991B/DS', { text: 'sm-g991' }],
    ['de-DE', 'CUH-7216B', { text: 'cuh-72', isWhole: true }],
  ])('%s: "%s"', (locale, text, word) => expect(understandText(text, locale).words.at(-1)).toMatchObject(word))
})

test('colour, storage, condition and carrier are facts', () => {
  expect(understandText('iphone 12 blau 64 gb defekt telekom', 'de-DE').facts).toEqual([
    { kind: 'colour', text: 'blau' },
    { kind: 'storage', text: '64gb' },
    { kind: 'condition', text: 'defekt' },
    { kind: 'carrier', text: 'telekom' },
  ])
})

test('a category counts only where no device is named', () => {
  expect(understandText('samsung handy', 'de-DE')).toMatchObject({ category: 'phones', maker: 'Samsung', words: [] })
  expect(understandText('handy iphone 12', 'de-DE').category).toBeNull()
  expect(understandText('iphone 11 schermo rotto', 'it-IT').category).toBeNull()
})

describe('a kind that is not bought is named, unless it comes with a device', () => {
  test.each([
    ['de-DE', 'hülle für iphone 13', 'accessories'],
    ['de-DE', 'iphone 13 mit hülle', null],
    ['de-DE', 'iphone 13 128gb schwarz ladekabel', null],
    ['fr-FR', 'casque vr', 'vr'],
    ['en-IE', 'playstation vr', null],
    ['es-ES', 'moto g5', null],
  ])('%s: "%s" is %s', (locale, text, kind) => expect(understandText(text, locale).notBought).toBe(kind))
})

test('fifteen digits are an IMEI only with the right check digit', () => {
  expect(understandText('35 209900 176148 1', 'de-DE').isImei).toBe(true)
  expect(understandText('352099001761482', 'de-DE').isImei).toBe(false)
  expect(understandText('iphone 13 imei 352099001761481', 'de-DE')).toMatchObject({ isImei: false })
})
