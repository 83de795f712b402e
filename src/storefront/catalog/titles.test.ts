import { describe, expect, test } from 'vitest'
import { fullName, seriesTitle, titleException, withoutBrand } from './titles'

const exceptions = [
  { series: 'iPhone', title: 'Venda su iPhone' },
  { series: 'iPad', title: 'Venda su iPad' },
]

describe('popTitleException (K-14)', () => {
  test('popTitleException (K-14) replaces "<series> <category>" as configured', () => {
    expect(titleException(exceptions, 'iPad')).toBe('Venda su iPad')
    expect(titleException(exceptions, 'Galaxy S')).toBeNull()
  })

  test('also applies to the series of the same family', () => {
    expect(seriesTitle(exceptions, { name: 'iPhone 13', metaTitle: 'Vender Apple iPhone 13 | Revalo' })).toBe(
      'Venda su iPhone 13',
    )
    expect(titleException(exceptions, 'iPhones')).toBeNull()
    expect(seriesTitle(exceptions, { name: 'Galaxy S', metaTitle: 'Vender Samsung Galaxy S | Revalo' })).toBe(
      'Vender Samsung Galaxy S',
    )
  })
})

test('withoutBrand removes the brand at the end of a meta title', () => {
  expect(withoutBrand('Handy verkaufen: Preis 14 Tage gültig | Revalo')).toBe('Handy verkaufen: Preis 14 Tage gültig')
  expect(withoutBrand('Handy verkaufen')).toBe('Handy verkaufen')
})

test('a full name contains its manufacturer once', () => {
  expect(fullName({ manufacturer: 'OnePlus', name: '9 Pro 256 GB' })).toBe('OnePlus 9 Pro 256 GB')
  expect(fullName({ manufacturer: 'Fairphone', name: 'Fairphone 5' })).toBe('Fairphone 5')
  expect(fullName({ manufacturer: 'Xiaomi', name: 'Xiaomi' })).toBe('Xiaomi')
})
