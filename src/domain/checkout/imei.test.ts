import { expect, test } from 'vitest'
import { imeiProblem } from './imei'

test.each([
  ['490154203237518', null],
  ['49 015420 323751 8', null],
  ['49-015420-323751-8', null],
  ['49-015420-323751/8', null],
  [' 490154203237518 / 01 ', null],
  ['490154203237518/78', null],
  ['356938035643809', null],
  ['IMEI: 49015420323751\u200e8', null],
  ['49\u2011015420\u2011323751\u20118', null],
  ['490154203237519', 'checksum'],
  ['940154203237518', 'checksum'],
  ['000000000000000', 'checksum'],
  ['', 'length'],
  ['49015420323751', 'length'],
  ['4901542032375180', 'length'],
  ['F2LX1234ABCD', 'letters'],
  ['49015420323751O', 'letters'],
  ['٤٩٠١٥٤٢٠٣٢٣٧٥١٨', 'letters'],
])('the IMEI %j has the problem %j', (text, problem) => {
  expect(imeiProblem(text)).toBe(problem)
})

test('a valid IMEI with any one digit changed is refused', () => {
  const valid = '490154203237518'
  const changed = [...valid].flatMap((digit, at) =>
    [...'0123456789'].filter((other) => other !== digit).map((other) => valid.slice(0, at) + other + valid.slice(at + 1)),
  )
  expect(changed).toHaveLength(135)
  expect(changed.filter((number) => imeiProblem(number) !== 'checksum')).toEqual([])
})
