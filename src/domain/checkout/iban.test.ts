import { expect, test } from 'vitest'
import { isIban, normaliseIban } from './field-rules'

const GOOD = [
  'DE89370400440532013000',
  'AT611904300234573201',
  'ES9121000418450200051332',
  'FR1420041010050500013M02606',
  'IT60X0542811101000000123456',
]

const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')

test.each(GOOD)('%s passes', (iban) => {
  expect(isIban(iban)).toBe(true)
})

test.each(GOOD)('%s as people type it passes', (iban) => {
  expect(isIban(` ${grouped(iban).toLowerCase()} `)).toBe(true)
  expect(isIban(iban.replace(/(.{4})/g, '$1-'))).toBe(true)
  for (const label of ['IBAN: ', 'IBAN ', 'Iban:\u00a0', 'IBAN-Nr.: ', 'IBAN Nr ', 'N° IBAN : ', 'Mein Konto: '])
    expect(isIban(`${label}${grouped(iban)}`)).toBe(true)
})

test.each(GOOD)('%s with any one digit changed fails', (iban) => {
  const digits = [...iban].flatMap((char, index) => (/\d/.test(char) ? [index] : []))
  for (const index of digits) {
    const other = String((Number(iban[index]) + 1) % 10)
    expect(isIban(iban.slice(0, index) + other + iban.slice(index + 1))).toBe(false)
  }
})

test.each(GOOD)('%s with a digit more or less fails', (iban) => {
  expect(isIban(`${iban}0`)).toBe(false)
  expect(isIban(iban.slice(0, -1))).toBe(false)
})

test.each(['', 'DE', 'XX89370400440532013000', '370400440532013000', 'DE00370400440532013000'])('%j fails', (iban) => {
  expect(isIban(iban)).toBe(false)
})

test('normalising removes the blanks between groups', () => {
  for (const iban of GOOD) expect(normaliseIban(grouped(iban))).toBe(iban)
})
