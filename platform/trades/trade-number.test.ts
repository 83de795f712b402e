import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTradeNumber, tradeNumber } from './trade-number'

const SEQUENCE = fc.integer({ min: 10_000, max: 99_999_999 })

test('a number reads back, with spaces, small letters or without its prefix', () => {
  fc.assert(
    fc.property(SEQUENCE, (sequence) => {
      const number = tradeNumber(sequence)
      for (const form of [number, number.toLowerCase(), number.replace('RV-', ''), ` ${number.replace('-', ' ')} `])
        expect(parseTradeNumber(form)).toBe(number)
    }),
  )
})

test('one wrong digit is noticed', () => {
  fc.assert(
    fc.property(SEQUENCE, fc.nat(), fc.integer({ min: 1, max: 9 }), (sequence, at, by) => {
      const digits = tradeNumber(sequence).slice(3)
      const index = at % digits.length
      const wrong = digits.slice(0, index) + ((Number(digits[index]) + by) % 10) + digits.slice(index + 1)
      expect(parseTradeNumber(wrong)).toBeNull()
    }),
  )
})

test('two neighbours swapped are noticed', () => {
  fc.assert(
    fc.property(SEQUENCE, fc.nat(), (sequence, at) => {
      const digits = tradeNumber(sequence).slice(3)
      const index = at % (digits.length - 1)
      fc.pre(digits[index] !== digits[index + 1])
      const wrong = `${digits.slice(0, index)}${digits[index + 1]}${digits[index]}${digits.slice(index + 2)}`
      expect(parseTradeNumber(wrong)).toBeNull()
    }),
  )
})

test.each(['', 'RV-', 'XY-123456', '12', 'RV-1234x6', 'RV-99999999999999999'])('%j is no number', (text) => {
  expect(parseTradeNumber(text)).toBeNull()
})
