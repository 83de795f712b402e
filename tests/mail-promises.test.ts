import { expect, test } from 'vitest'
import type { Language } from '@/domain/market/market'
import { SEEDS } from '@/seed/seeds'
import { loadMessages } from '@/storefront/i18n/load-messages'
import { messagesIn } from '@platform/messages/texts'
import { GRACE_DAYS } from '@platform/sales/expiry-worker'

/** The words of each language for an e-mail, for a confirmation that data was erased, and for every step of a sale. */
const WORDS: Readonly<Record<Language, Readonly<{ mail: RegExp; erased: RegExp; step: RegExp }>>> = {
  de: { mail: /e-mail/i, erased: /(gelöscht|vernichtet).*bestätig/i, step: /jede[mnrs]? Schritt/i },
  en: { mail: /e-?mail/i, erased: /(erased|destroyed).*confirm/i, step: /(every|each) step/i },
  es: { mail: /correo/i, erased: /(borra|destruye).*confirma/i, step: /cada paso/i },
  fr: { mail: /mail|courriel/i, erased: /(effacé|détruit).*confirm/i, step: /chaque étape/i },
  it: { mail: /mail|posta/i, erased: /(cancellat|distrutt).*conferma/i, step: /ogni (passo|passaggio|fase)/i },
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
const sentencesOf = (value: unknown): string[] => textsOf(value).flatMap((text) => text.split(/(?<=[.!?])\s|\n/))

/** No mail confirms that data was erased, and none goes out at every step. */
const findUntrue = (language: Language, value: unknown): string[] => {
  const { mail, erased, step } = WORDS[language]
  return sentencesOf(value).filter((sentence) => mail.test(sentence) && (erased.test(sentence) || step.test(sentence)))
}

const LANGUAGES = Object.keys(WORDS) as Language[]

test.each(LANGUAGES)('no text of the shop in "%s" promises a mail that is never sent', (language) => {
  expect(findUntrue(language, loadMessages(language))).toEqual([])
})

test.each(SEEDS.map(([{ market }, pages]) => [market.code, market.locale, pages] as const))(
  'no page of the seed of "%s" promises a mail that is never sent',
  (_code, locale, pages) => {
    const language = LANGUAGES.find((known) => locale.startsWith(known)) ?? 'en'
    expect(sentencesOf(pages).some((sentence) => WORDS[language].mail.test(sentence))).toBe(true)
    expect(findUntrue(language, pages)).toEqual([])
  },
)

test.each([
  ['it', 'Controlliamo il dispositivo e La informiamo via e-mail a ogni passaggio.'],
  ['de', 'Jeder Datenträger wird gelöscht oder vernichtet, mit Bestätigung per E-Mail.'],
  ['es', 'Cada soporte de datos se borra o se destruye, con confirmación por correo electrónico.'],
  ['fr', 'Chaque support de données est effacé ou détruit, avec confirmation par e-mail.'],
] as const)('a promise that was once made is recognised in "%s"', (language, sentence) => {
  expect(findUntrue(language, { nested: [sentence] })).toEqual([sentence])
})

const SEVEN: Readonly<Record<Language, RegExp>> = { de: /sieben/, en: /seven/, es: /siete/, fr: /sept /, it: /sette/ }
const LOCKS = ['checkout.lock', 'checkout.stepHandInText', 'trade.next.handIn', 'trade.next.handInAll']

test.each(LANGUAGES)(
  'in "%s" each text about the lock of a sale names the days of grace that the platform gives (P-01)',
  (language) => {
    expect(GRACE_DAYS).toBe(7)
    const mails = [language, ...(language === 'de' ? ['de-AT'] : [])].map(messagesIn)
    const shop = Object.entries<string>(loadMessages(language)).filter(([id]) => LOCKS.includes(id))
    expect(shop).toHaveLength(LOCKS.length)
    const locks = [
      ...shop.map(([, text]) => text),
      ...mails.flatMap((mail) => [mail['trade.received.lock'], mail['trade.several.lock']]),
    ]
    expect(locks.filter((text) => !SEVEN[language].test(text))).toEqual([])
  },
)
