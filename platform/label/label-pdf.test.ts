import { describe, expect, test } from 'vitest'
import { CATEGORY_KEYS } from '@trade-in-shop/contracts/search'
import { aWholeTrade } from '../../tests/support/a-whole-trade'
import { pdfText } from '../../tests/support/pdf-text'
import { findMarket, MARKETS } from '../../tests/support/platform-markets'
import { labelPdf, listLabels } from './label-pdf'
import { labelQr, qrModules } from './label-texts'

const labelOf = (change: Parameters<typeof aWholeTrade>[0]) => {
  const trade = aWholeTrade(change)
  return labelPdf(trade, findMarket(trade.application))
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

test.each([1, 3, 4, 10, 11, 50])(
  '%s devices of all categories, a company and an insured sum fit on the page of every market',
  async (count) => {
    const line = aWholeTrade().lines[0]!
    const lines = Array.from({ length: count }, (_, position) => {
      const categoryId = CATEGORY_KEYS[position % CATEGORY_KEYS.length]!
      const name = 'EOS R6 Mark II mit Objektiv RF 24-105 mm F4-7.1 IS STM und einem langen Namen'
      return { ...line, position, device: { ...line.device, name, categoryId } }
    })
    const company = { name: 'Acme GmbH & Co. KG', vatId: 'DE123456789' }
    const carrier = { name: 'Paketwerk', trackingAddress: null, insuredSum: 50_000 }
    for (const { application } of MARKETS) {
      const pdf = await labelOf({ application, lines, company, carrier })
      expect(pagesOf(pdf)).toBe(1)
      expect(pdfText(pdf)).toContain('Acme GmbH & Co. KG')
      const more = /\+ (\d+)/.exec(pdfText(pdf))?.[1]
      expect(more).toBe(count > 10 ? String(count - 9) : undefined)
    }
  },
)

test('each device is beside its drawing, and equal drawings are in the PDF once', async () => {
  const line = aWholeTrade().lines[0]!
  const drawn = (traits: string, position: number) => ({
    ...{ ...line, position },
    device: { ...line.device, picture: { kind: 'portrait' as const, traits } },
  })
  const picturesOf = async (...traits: string[]) => {
    const pdf = await labelOf({ lines: traits.map(drawn) })
    const text = pdf.toString('latin1')
    return { inPdf: text.match(/\/Subtype \/Image/g)?.length, bytes: pdf.length }
  }
  const [one, same, other] = [
    await picturesOf('72x147'),
    await picturesOf('72x147', '72x147'),
    await picturesOf('72x147', '76x160 f:isle'),
  ]
  expect([one.inPdf, same.inPdf, other.inPdf]).toEqual([1, 1, 2])
  expect(one.bytes).toBeLessThan(10_000)
})

test('the longest address with a second line ends above the receiver, and all is on one page', async () => {
  const address = {
    ...{
      street: 'Lange Straße '.repeat(8).slice(0, 100),
      houseNumber: '12-14/Stg. 3/2. OG/Tür 17',
      line2: 'c/o '.repeat(15).trim(),
    },
    ...{ postalCode: '10969', city: 'Berlin'.repeat(13), country: 'DE' },
  }
  const customer = { ...aWholeTrade().customer, firstName: 'Maximilian '.repeat(5), lastName: 'Müßig '.repeat(10) }
  const pdf = await labelOf({ address, customer, company: { name: 'Acme '.repeat(24), vatId: 'DE123456789' } })
  expect(pagesOf(pdf)).toBe(1)
  expect(pdfText(pdf)).toContain('Tür 17')
  expect(pdfText(pdf)).toMatch(/c\/o c\/o/)
})

test('a label per parcel names the parcel, its own devices and a code of its own', async () => {
  const [line] = aWholeTrade().lines
  if (!line) throw new Error('The trade has no line')
  const camera = { ...line, position: 1, parcel: 2, device: { ...line.device, name: 'EOS R6', categoryId: 'cameras' as const } }
  const trade = aWholeTrade({ lines: [line, camera] })
  const both = await labelPdf(trade, findMarket(trade.application))
  expect(pagesOf(both)).toBe(2)
  expect(pdfText(both)).toMatch(/Paket 1 von 2.*iPhone 13.*Paket 2 von 2.*EOS R6/s)
  const second = await labelPdf(trade, findMarket(trade.application), 2)
  expect(pagesOf(second)).toBe(1)
  expect(pdfText(second)).toContain('Speicherkarte herausnehmen')
  expect(pdfText(second)).not.toMatch(/iPhone|SIM/)
  expect(listLabels(trade).map(({ code }) => code)).toEqual([1, 2].map((parcel) => ({ number: trade.number, parcel })))
  const cancelled = { ...trade, lines: [{ ...line, state: 'cancelled' as const }, camera] }
  expect(listLabels(cancelled).map(({ parcel }) => parcel.number)).toEqual([2])
})

test('a label says who carries the parcel and what it is insured for, and where its contents bring more', async () => {
  const carrier = { name: 'Paketwerk', trackingAddress: null, insuredSum: 50_000 }
  const [line] = aWholeTrade().lines
  if (!line) throw new Error('The trade has no line')
  const dear = { ...line, position: 1, parcel: 2, total: 81_200 }
  for (const { application } of MARKETS) {
    const pages = [1, 2].map((parcel) => {
      const trade = aWholeTrade({ application, carrier, lines: [line, dear] })
      return labelPdf(trade, findMarket(application), parcel)
    })
    const [cheap = '', costly = ''] = (await Promise.all(pages)).map((pdf) => pdfText(pdf).replace(/\s+/g, ' '))
    for (const text of [cheap, costly]) expect(text).toMatch(/Paketwerk.*500/)
    expect(costly).toMatch(/812/)
    expect(cheap).not.toMatch(/812/)
  }
  expect(pdfText(await labelOf({}))).not.toMatch(/Versichert|Sendungsverfolgung/)
})

test('the code has the number and nothing else', async () => {
  const code = { number: 'RV-1042170', parcel: null }
  expect(await labelQr(code)).toMatch(/^<svg .*<\/svg>\s*$/s)
  expect(await labelQr({ ...code, parcel: 2 })).not.toBe(await labelQr(code))
  const modules = qrModules(code)
  expect(modules).toHaveLength(modules[0]!.length)
  expect(modules[0]!.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => true))
})
