import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aWholeTrade } from '../../tests/support/a-whole-trade'
import { findMarket } from '../../tests/support/platform-markets'
import { textRuns } from './label-fonts'
import { labelPdf } from './label-pdf'

const NAMES: [firstName: string, lastName: string][] = [
  ['Γιώργος', 'Παπαδόπουλος'],
  ['Дмитрий', 'Щербаков-Їжак'],
  ['محمد', 'عبد الرحمن'],
  ['小明', '王'],
  ['さくら', '田中'],
  ['철수', '김'],
  ['יוסף', 'כהן'],
  ['Łukasz', 'Brzęczyszczykiewicz'],
  ['Ayşe Gül', 'İğdıroğlu'],
  ['Nguyễn', 'Thị Ánh Tuyết'],
  ['Dvořák', 'Ξένος Иван'],
]

/** Every character that the PDF's embedded fonts can say, by their tables for copying text. */
function charactersOf(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, data = '']) => {
    try {
      return [inflateSync(Buffer.from(data, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  const codes = streams.filter((text) => text.includes('begincmap')).flatMap((text) => [...text.matchAll(/<([0-9a-f]{4,})>/gi)])
  return codes.map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le')).join('')
}

test.each(NAMES)(
  'the label of %s %s is written in fonts that have every letter, and stays small',
  async (firstName, lastName) => {
    const customer = { ...aWholeTrade().customer, firstName, lastName }
    const trade = aWholeTrade({ customer, address: { ...aWholeTrade().address, street: lastName, city: firstName } })
    const pdf = await labelPdf(trade, findMarket(trade.application))
    const known = charactersOf(pdf)
    for (const letter of `${firstName}${lastName}`.normalize('NFC').replaceAll(/\s/g, '')) expect(known).toContain(letter)
    expect(pdf.length).toBeLessThan(60_000)
  },
)

const textsOf = async (text: string) => (await textRuns(text, false)).map((run) => run.text)

test.each([
  ['Jürgen Müßig – 5 €', ['Jürgen Müßig – 5 €']],
  ['Cafe\u0301', ['Café']],
  ['محمد عبد', ['عبد', ' ', 'محمد']],
  ['محمد 17 عبد', ['عبد', ' ', '17', ' ', 'محمد']],
  ['شارع الملك 12 B', ['12', ' ', 'B', ' ', 'الملك', ' ', 'شارع']],
  ['Ali محمد عبد', ['Ali', ' ', 'عبد', ' ', 'محمد']],
])('%s is drawn from left to right as %j', async (text, drawn) => {
  expect(await textsOf(text)).toEqual(drawn)
})

test('a letter that no font has is drawn as a box, never as a question mark', async () => {
  expect((await textsOf('ꙮ\u{13000}')).join('')).not.toContain('?')
  expect((await textsOf('\u{13000}')).join('')).toBe('□')
})

test('a name of Western Europe needs no embedded font', async () => {
  expect((await textRuns('Zoë Ångström', true)).map(({ font, data }) => [font, data])).toEqual([['Helvetica-Bold', undefined]])
})
