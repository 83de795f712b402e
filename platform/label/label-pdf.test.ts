import { describe, expect, test } from 'vitest'
import { aWholeTrade } from '../../tests/support/a-whole-trade'
import { pdfText } from '../../tests/support/pdf-text'
import { marketOf, MARKETS } from '../../tests/support/platform-markets'
import { labelPdf, winAnsi } from './label-pdf'
import { labelQr, qrModules } from './label-texts'

const labelOf = (change: Parameters<typeof aWholeTrade>[0]) => {
  const trade = aWholeTrade(change)
  return labelPdf(trade, marketOf(trade.application))
}
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

describe.each(MARKETS)('the label of $application', ({ application, locale, countryName }) => {
  test('is one A4 page with sender, receiver and number', async () => {
    const pdf = await labelOf({ application })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesOf(pdf)).toBe(1)
    expect(pdf.toString('latin1')).toContain(`/Lang (${locale})`)
    const text = pdfText(pdf)
    for (const line of [
      'Jürgen Müßig',
      'Lindenstraße 7a',
      '10969 Berlin',
      countryName,
      'Musterstraße 1',
      'RV-1042170',
      '1',
      'Apple iPhone 13 128 GB',
    ])
      expect(text).toContain(line)
  })
})

test('accents of every language are printed', async () => {
  const says = async (application: string) => pdfText(await labelOf({ application })).replace(/\s+/g, ' ')
  expect(await says('wkfs_fr_FR')).toMatch(/Étiquette d’envoi|Expéditeur/)
  expect(await says('wkfs_fr_FR')).toContain('Retirez la carte SIM')
  expect(await says('wkfs_es_ES')).toContain('¿Sin impresora?')
  expect(await says('wkfs_de_AT')).toContain('5. Dezember 2026 um 00:30')
})

test('fifty lines and a company still fit on the page', async () => {
  const line = aWholeTrade().lines[0]!
  const lines = Array.from({ length: 50 }, (_, position) => ({ ...line, position }))
  const pdf = await labelOf({ lines, company: { name: 'Acme GmbH & Co. KG', vatId: 'DE123456789' } })
  expect(pagesOf(pdf)).toBe(1)
  expect(pdfText(pdf)).toContain('Acme GmbH & Co. KG')
})

test.each([
  ['Jürgen Müßig – 5 €', 'Jürgen Müßig – 5 €'],
  ['Łukasz Dvořák', 'Lukasz Dvorák'],
  ['Cafe\u0301', 'Café'],
  ['Ξένος', '?????'],
])('%s is written as %s', (name, written) => {
  expect(winAnsi(name)).toBe(written)
})

test('the code has the number and nothing else', async () => {
  expect(await labelQr({ number: 'RV-1042170' })).toMatch(/^<svg .*<\/svg>\s*$/s)
  const modules = qrModules({ number: 'RV-1042170' })
  expect(modules).toHaveLength(modules[0]!.length)
  expect(modules[0]!.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => true))
})
