import { beforeAll, describe, expect, test } from 'vitest'
import { pathTo } from '@/domain/routing/route-map'
import { moveTrade } from '../support/move-trade'
import { pdfText } from '../support/pdf-text'
import { photos } from '../support/photos'
import { resetRateLimits } from '../support/platform-database'
import { ask } from '../support/shop-address'
import { findMarket, word } from '../support/words'
import { api, aPerson, makeRegistration } from './api-customer'
import { mailsTo, sellAsGuest, type ReceivedMail } from './api-sale'
import { PERSON, findShop } from './shops'

/** What customers read in mails, on labels and in the shop, as the running shop sends it. */
const CODES = ['de', 'at', 'es', 'fr', 'it', 'en']
const hostOf = (code: string) => findMarket(code).host
beforeAll(resetRateLimits)

/** Registers, sells, is asked by a clarification, writes to us and asks for the newsletter; returns all mails about it. */
async function mailsOf(code: string): Promise<ReceivedMail[]> {
  const host = hostOf(code)
  const person = aPerson()
  expect((await api(host, 'POST /api/account/register', { body: makeRegistration(host, person) })).status).toBe(202)
  const { email } = person
  expect((await api(host, 'POST /api/newsletter/subscriptions', { body: { email } })).status).toBe(202)
  const message = { subject: 'trade_status', name: 'Miriam Berger', email, message: 'Where is my parcel now', elapsedMs: 60_000 }
  expect((await api(host, 'POST /api/contact', { body: message })).status).toBe(202)
  const sold = await sellAsGuest(host)
  const findings = ['--answer', '1:screen=felt_scratches', ...photos(1)]
  await moveTrade(sold.trade.number, ['handed-over'], ['received'], ['inspected', ...findings])
  return [...(await mailsTo(email, 3)), ...(await mailsTo(sold.email, 3))]
}
const linesOf = ({ subject, text }: ReceivedMail): string[] => [subject, ...text.split('\n')]
const withoutAddresses = (line: string) => line.replace(/\bhttps?:\/\/\S+/g, '')

test('mails to a French customer have a space that does not break before each colon', async () => {
  const lines = (await mailsOf('fr')).flatMap(linesOf).map(withoutAddresses)
  expect(lines.filter((line) => /\u00a0:(?=\s|$)/.test(line)).length).toBeGreaterThan(5)
  expect(lines.filter((line) => /[^\u00a0\u202f]:(?=\s|$)/.test(line))).toEqual([])
})

test('mails to an Italian customer have no article before a weekday, and say that an address was entered with Revalo', async () => {
  const lines = (await mailsOf('it')).flatMap(linesOf)
  const weekday = '(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)'
  expect(lines.filter((line) => new RegExp(`\\bentro ${weekday} \\d`).test(line))).not.toEqual([])
  expect(lines.filter((line) => new RegExp(`\\b(?:il|al|dal|del|la|alla|dalla|della) ${weekday}\\b`).test(line))).toEqual([])
  expect(lines.filter((line) => line.includes('stato inserito'))).toEqual([expect.stringContaining('inserito presso Revalo')])
})

/** Lengths in centimetres with their number as written. */
const lengthsIn = (text: string): string[] =>
  [...text.matchAll(/([\p{L}\d]+)[\s\u00a0](?:cm|Zentimeter|cent[ií]m\p{L}+)\b/gu)].map(([, number = '']) => number)
const FIVE: Readonly<Record<string, string>> = { de: 'fünf', at: 'fünf', es: 'cinco', fr: 'cinq', it: 'cinque', en: 'five' }

describe.each(CODES)('in %s', (code) => {
  test('the mail, the label and the shop want the same five centimetres of padding', async () => {
    const host = hostOf(code)
    const shop = findShop(host)
    const { trade, email } = await sellAsGuest(host)
    const [mail] = await mailsTo(email, 1)
    const label = await ask(host, `/api/trades/${trade.accessId}/label.pdf`)
    const page = shop.content.pages.find(({ key }) => key === 'packaging-tips')
    const tips = await ask(host, pathTo(shop.routes, 'content', { slug: page?.slug ?? '' }), { headers: PERSON })
    const places = {
      mail: mail?.text ?? '',
      label: pdfText(label.bytes).replaceAll('\n', ' '),
      page: tips.body.replaceAll(/<[^>]+>/g, ' '),
      thankYou: word(shop.locale, 'checkout.packText', { count: 1 }),
    }
    for (const [place, text] of Object.entries(places)) {
      const lengths = lengthsIn(text)
      expect([place, lengths.length > 0]).toEqual([place, true])
      expect([place, lengths.filter((number) => number !== '5' && number.toLowerCase() !== FIVE[code])]).toEqual([place, []])
    }
  })
})
