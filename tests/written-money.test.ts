import { globSync, readFileSync } from 'node:fs'
import { createIntl } from 'react-intl/server'
import { expect, test } from 'vitest'
import { writtenMoney } from '@platform/written-values'
import { shownHundredths } from '@/admin/known-keys'
import { formatExactMoney, formatMoney } from '@/storefront/i18n/format'

const LOCALES = ['de-DE', 'de-AT', 'en-IE', 'es-ES', 'fr-FR', 'it-IT']
const AMOUNTS = [0, 31_00, 999_99, 1830_00, 1830_50, 12_345_00]
const withPlainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each(LOCALES)('an amount in %s is written in a mail as on a page, with a separator from four digits on', (locale) => {
  const intl = createIntl({ locale })
  for (const amount of AMOUNTS) {
    const money = { amount, currency: 'EUR' } as const
    const page = withPlainSpaces(formatMoney(intl, money))
    expect(withPlainSpaces(writtenMoney({ locale, currency: 'EUR' }, amount))).toBe(page)
    for (const text of [page, formatExactMoney(intl, money), shownHundredths(amount, locale)]) expect(text).not.toMatch(/\d{4}/)
  }
})

test('no other code than that of the common format writes amounts with a currency', () => {
  const files = globSync('{src,platform,packages}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const own = files.filter((file) => readFileSync(file, 'utf8').includes("style: 'currency'"))
  expect(own).toEqual(['packages/contracts/money-format.ts'])
})
