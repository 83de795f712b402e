import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import type { LaterMessages } from './later-messages'
import { languageOfLocale } from './load-messages'
import * as de from './messages/de'
import * as en from './messages/en'
import * as es from './messages/es'
import * as fr from './messages/fr'
import * as it from './messages/it'
import { packed } from './sent-messages'

const LANGUAGES = { de, en, es, fr, it }
const LANGUAGE_KEYS = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]
const texts = (language: keyof typeof LANGUAGES): [string, string][] =>
  Object.values(LANGUAGES[language]).flatMap((feature) => Object.entries(feature))
const parts = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [
    element,
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => parts(value)) : []),
    ...('children' in element ? parts(element.children) : []),
  ])

test('no message formats a date or a time itself, because messages have no time zone (`makeIntl`)', () => {
  const all = Object.keys(LANGUAGES).flatMap((language) => texts(language as keyof typeof LANGUAGES))
  const isDated = ({ type }: MessageFormatElement) => type === TYPE.date || type === TYPE.time
  expect(all.filter(([, text]) => parts(parse(text)).some(isDated))).toEqual([])
  expect(parts(parse('{a, select, b {<i>{c, date}</i>} other {}}')).some(isDated)).toBe(true)
})

/** Texts whose `{date}` is written with its weekday (`formatDay`), and the label above such a date. */
const BEFORE_WEEKDAY = [
  ...['checkout.lock', 'checkout.stepHandInText', 'checkout.holdsUntil', 'clarification.deadline', 'trade.next.handIn'],
  ...['trade.next.handInAll', 'trade.next.handInRest'],
  ...['trade.next.secondLook', 'clarification.lookRunning', 'clarification.wentBack'],
  ...[
    'checkout.stepPaidBy.bank',
    'checkout.stepPaidBy.paypal',
    'trade.next.handInLate',
    'trade.next.question',
    'valuation.fixedUntil',
    'valuation.saved',
    'valuation.savedCopied',
    'checkout.pack',
    'parcel.payout',
    'parcel.payoutBoth',
    'clarification.money',
  ],
]

test('what is said about a clarification with several devices names none in the singular', () => {
  const ids = ['clarification.deadline', 'clarification.lookRunning', 'trade.next.secondLook']
  const all = Object.keys(LANGUAGES).flatMap((language) => texts(language as keyof typeof LANGUAGES))
  const said = all.filter(([id]) => ids.includes(id)).map(([, text]) => text)
  expect(said).toHaveLength(5 * ids.length)
  expect(said.filter((text) => /\b(?:Gerät|device|dispositivo|appareil)\b/.test(text))).toEqual([])
})

test('an Italian text has an article before a date, and none before a weekday: "entro il 5 dicembre", "entro domenica"', () => {
  const dated = texts('it').filter(([id, text]) => /[^:] (<b>)?\{date\}/.test(text) || BEFORE_WEEKDAY.includes(id))
  const withArticle = dated.filter(([, text]) => /\b(il|al|dal|del)( (<b>)?\{date\}|$)/.test(text)).map(([id]) => id)
  expect(dated.length).toBeGreaterThan(BEFORE_WEEKDAY.length)
  expect(withArticle).toEqual(dated.map(([id]) => id).filter((id) => !BEFORE_WEEKDAY.includes(id)))
})

test.each(LANGUAGE_KEYS)('texts in %s about the payout after an answer take its days from the market', (language) => {
  const payout = texts(language).filter(([id]) => id === 'trade.step.payoutAfterAnswer' || id === 'clarification.nextPaid')
  expect(payout.map(([, text]) => text.includes('{days, plural,'))).toEqual([true, true])
})

test('a French text has a space that does not break before each colon', () => {
  expect(texts('fr').filter(([, text]) => /[^\u00a0\u202f]:(?=\s|$)/.test(text))).toEqual([])
  expect(texts('fr').some(([, text]) => text.includes('\u00a0:'))).toBe(true)
})

const LATER = { answered: true, parcel: true, imei: true } satisfies Record<keyof LaterMessages, true>
const LATER_FEATURES = Object.keys(LATER) as (keyof LaterMessages)[]

test.each(LANGUAGE_KEYS)('what the browser loads later in %s is what the messages say', async (language) => {
  const compiled = (feature: keyof LaterMessages) =>
    Object.entries(LANGUAGES[language][feature]).map(([id, text]) => [id, packed(parse(text, { captureLocation: false }))])
  const later = Object.fromEntries(LATER_FEATURES.map((feature) => [feature, Object.fromEntries(compiled(feature))]))
  await expect(`${JSON.stringify(later, null, 1)}\n`).toMatchFileSnapshot(`later/${language}.json`)
})

test('the check of an IMEI has words without values, which need no formatter', () => {
  expect(
    LANGUAGE_KEYS.flatMap((language) => Object.values(LANGUAGES[language].imei)).filter((text) => /[{}<>']/.test(text)),
  ).toEqual([])
})

test('languageOfLocale throws the texts of E-10 for a missing and an invalid locale', () => {
  expect(() => languageOfLocale('')).toThrow('missing locale')
  expect(() => languageOfLocale('xx-XX')).toThrow('invalid locale')
  expect(languageOfLocale('de-AT')).toBe('de')
})
