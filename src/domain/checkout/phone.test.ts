import { expect, test } from 'vitest'
import { toE164 } from './phone'

test.each([
  ['0664 1234567', 'AT', '+436641234567'],
  ['+43 664 1234567', 'DE', '+436641234567'],
  ['0171/1234567', 'DE', '+491711234567'],
  ['612 34 56 78', 'ES', '+34612345678'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['085 123 4567', 'IE', '+353851234567'],
  ['12', 'DE', null],
  ['phone me', 'DE', null],
  ['', 'DE', null],
])('%j dialled in %s is %s', (text, country, expected) => {
  expect(toE164(text, country)).toBe(expected)
})
