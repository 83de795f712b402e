import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeMatch } from './match-list.server'

const phone = (name: string, manufacturer = 'Apple') => ({ manufacturer, name })
const FOUND = ['iPhone 13 128 GB', 'iPhone 13 Pro 128 GB', 'iPhone 13 mini 128 GB', 'iPhone 13 256 GB'].map((name) => phone(name))
const nameOf = (text: string, devices = FOUND) => {
  const judged = judgeMatch(text, devices, 6)
  return judged.kind === 'match' ? judged.device.name : judged.kind
}

test.each([
  ['Apple iPhone 13 128GB', 'iPhone 13 128 GB'],
  ['iphone 13 128 gb', 'iPhone 13 128 GB'],
  ['iPhone 13 128', 'iPhone 13 128 GB'],
  ['IPHONE-13-PRO-128GB', 'iPhone 13 Pro 128 GB'],
  ['iPhone 13 mini', 'iPhone 13 mini 128 GB'],
  // Two storage sizes of the same model: only the company knows which one it has.
  ['iPhone 13', 'choose'],
  ['iPhone 13 512 GB', 'choose'],
  ['Galaxy S22', 'choose'],
  ['', 'choose'],
])('the text "%s" has the result %s', (text, is) => expect(nameOf(text)).toBe(is))

test('words that are set aside do not make a choice of a device that is named whole', () => {
  const judged = judgeMatch('iPhone 13 128 GB schwarz, wie neu', FOUND, 6, 'iphone 13 128gb')
  expect(judged).toEqual({ kind: 'match', device: phone('iPhone 13 128 GB') })
  const hero = [phone('HERO9 Black', 'GoPro'), phone('HERO9', 'GoPro')]
  expect(judgeMatch('GoPro HERO9 Black', hero, 6, 'gopro hero9')).toEqual({ kind: 'match', device: hero[0] })
})

test('a brand that is part of the name may be typed once, twice or not at all', () => {
  const devices = [phone('Canon EOS R6', 'Canon'), phone('Canon EOS R6 Mark II', 'Canon')]
  for (const text of ['EOS R6', 'Canon EOS R6', 'canon Canon eos r6']) expect(nameOf(text, devices)).toBe('Canon EOS R6')
})

test('a search without devices gives the result "none"', () => expect(judgeMatch('iPhone', [], 6)).toEqual({ kind: 'none' }))

test('devices that match all words come first, and never more than the given number', () => {
  const judged = judgeMatch('iPhone 13 256', [...FOUND, phone('iPhone 13 Pro 256 GB')], 2)
  expect(judged).toEqual({ kind: 'match', device: phone('iPhone 13 256 GB') })
  const some = judgeMatch('iPhone 13 Pro Max', FOUND, 2)
  expect(some).toEqual({ kind: 'choose', devices: FOUND.slice(0, 2) })
})

test('a full name always leads to its device, whatever else was found', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FOUND), fc.shuffledSubarray(FOUND), (device, others) => {
      const devices = [...others.filter((other) => other !== device), device]
      expect(judgeMatch(`${device.manufacturer} ${device.name}`, devices, 6)).toEqual({ kind: 'match', device })
    }),
  )
})
