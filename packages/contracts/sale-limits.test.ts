import { expect, test } from 'vitest'
import { capProblem, linesWithTooManyPieces, maxPieces } from './sale-limits'

const limits = { businessTotal: 500_000, piecesPerDevice: 5 }
const company = { business: true, limits }
const consumer = { business: false, limits }

test('a business trade may total exactly the cap and not a cent more; a consumer has no cap', () => {
  expect([499_999, 500_000, 500_001].map((total) => capProblem(company, total))).toEqual([null, null, 'cap_exceeded'])
  expect(capProblem(consumer, 900_000)).toBeNull()
})

test('the most pieces of one device are the market’s for consumers and those of a line for companies', () => {
  expect([consumer, company].map(maxPieces)).toEqual([5, 99])
})

const lines = (...pairs: [string, number][]) => pairs.map(([deviceId, quantity]) => ({ deviceId, quantity }))

test.each([
  ['five of one device', lines(['phone', 5]), []],
  ['six of one device', lines(['phone', 6]), [0]],
  ['three and three of one device in two conditions', lines(['phone', 3], ['tablet', 5], ['phone', 3]), [0, 2]],
  ['five of each of two devices', lines(['phone', 5], ['tablet', 5]), []],
])('a consumer’s sale of %s names the lines with too many pieces', (_name, sold, expected) => {
  expect(linesWithTooManyPieces(consumer, sold)).toEqual(expected)
  expect(linesWithTooManyPieces(company, sold)).toEqual([])
})
