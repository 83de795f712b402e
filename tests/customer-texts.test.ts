import { describe, expect, test } from 'vitest'
import { SEEDS } from '@/seed/seeds'
import { languageOfLocale, loadMessages } from '@/storefront/i18n/load-messages'
import { labelPdf } from '@platform/label/label-pdf'
import { tradeMail } from '@platform/mail/trade-mail'
import { messagesIn } from '@platform/messages/texts'
import { TRADE_MAIL_KINDS } from '@platform/outbox/outbox-store'
import { aWholeTrade } from './support/a-whole-trade'
import { pdfText } from './support/pdf-text'
import { findMarket } from './support/platform-markets'

/** What mails, labels and the shop say about one thing must be the same, and set as its language sets it. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
const withoutAddresses = (line: string) => line.replace(/\bhttps?:\/\/\S+/g, '')
const mailsOf = async (application: string): Promise<string[]> => {
  const market = findMarket(application)
  const mails = await Promise.all(TRADE_MAIL_KINDS.map((kind) => tradeMail(kind, aWholeTrade({ application }), market)))
  return mails.flatMap(({ subject, text }) => [subject, ...text.split('\n')]).map(withoutAddresses)
}

test('mails to French customers have a space that does not break before each colon', async () => {
  const lines = [...(await mailsOf('wkfs_fr_FR')), ...Object.values(messagesIn('fr'))]
  expect(lines.filter((line) => /\u00a0:(?=\s|$)/.test(line)).length).toBeGreaterThan(10)
  expect(lines.filter((line) => /[^\u00a0\u202f]:(?=\s|$)/.test(line))).toEqual([])
})

test('mails to Italian customers have no article before a weekday, and an address was entered "presso" the brand', async () => {
  const lines = await mailsOf('wkfs_it_IT')
  expect(lines.filter((line) => /\bentro sabato \d/.test(line))).not.toEqual([])
  expect(lines.filter((line) => /\b(?:il|al|dal|del) sabato\b/.test(line))).toEqual([])
  const entered = Object.entries(messagesIn('it')).flatMap(([id, text]) =>
    id.startsWith('newsletter.') && text.includes('inserito') ? [text] : [],
  )
  expect(entered.length).toBeGreaterThan(1)
  expect(entered.filter((text) => !/inserito (?:di nuovo )?presso \{brand\}/.test(text))).toEqual([])
})

/** Lengths in centimetres with their number as written. */
const lengthsIn = (text: string): string[] =>
  [...text.matchAll(/([\p{L}\d]+)[\s\u00a0](?:cm|Zentimeter|cent[ií]m\p{L}+)(?!\p{L})/gu)].map(([, number = '']) => number)
const FIVE: readonly string[] = ['5', 'fünf', 'five', 'cinco', 'cinq', 'cinque']

/** Sentences about the inspection, and the working days in them as written. */
const INSPECTION = /prüf|inspect|revis|contrôl|controll/i
const daysIn = (text: string): string[] =>
  [
    ...text.matchAll(/(\p{L}+|\d+)[\s\u00a0](?:Werktage?n?|working days?|días? laborables?|jours? ouvrés|giorni lavorativi)/gu),
  ].map(([, number = '']) => number)
const TWO: readonly string[] = ['2', 'zwei', 'two', 'dos', 'deux', 'due']

describe.each(SEEDS.map(([seed, pages]) => [seed.market.code, seed, pages] as const))('in %s', (_code, seed, pages) => {
  test('the mail, the label and the shop want the same five centimetres of padding', async () => {
    const { applicationId: application, locale } = seed.market
    const trade = aWholeTrade({ application })
    const places = {
      mail: (await mailsOf(application)).join('\n'),
      label: pdfText(await labelPdf(trade, findMarket(application))).replaceAll('\n', ' '),
      pages: textsOf(pages).join('\n'),
      shop: textsOf(loadMessages(languageOfLocale(locale))).join('\n'),
    }
    for (const [place, text] of Object.entries(places)) {
      expect([place, lengthsIn(text).length > 0]).toEqual([place, true])
      expect([place, lengthsIn(text).filter((number) => !FIVE.includes(number))]).toEqual([place, []])
    }
  })

  test('the pages promise the inspection within the two working days that the shop counts', () => {
    const sentences = textsOf(pages).flatMap((text) => text.split(/(?<=[.:])\s|\n/))
    const promised = sentences.filter((sentence) => INSPECTION.test(sentence)).flatMap((sentence) => daysIn(sentence))
    expect(promised.length).toBeGreaterThan(3)
    expect(promised.filter((number) => !TWO.includes(number))).toEqual([])
  })
})
