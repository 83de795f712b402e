import { createFormatters } from '@formatjs/intl'
import { LRUCache } from 'lru-cache'
import type { Language } from '@trade-in-shop/contracts/languages'
import { pickByLocale } from './by-locale'
import * as de from './de'
import { austrian } from './de-AT'
import * as en from './en'
import * as es from './es'
import * as fr from './fr'
import * as it from './it'

type English = typeof en
type IdIn<Area extends keyof English> = Area extends keyof English ? keyof English[Area] : never
/** The id of a text of mails, labels and answers; the English files are the list. */
export type TextId = IdIn<keyof English>
/** Writes the text of an id with its values. Throws for a placeholder without a value. */
export type Text = (id: TextId, values?: Readonly<Record<string, string>>) => string

type Areas = { readonly [Area in keyof English]: Readonly<Record<keyof English[Area], string>> }
const LANGUAGES: Readonly<Record<Language, Areas>> = { de, en, es, fr, it }
/** What a country writes in other words than the rest of its language. */
const REGIONS: Readonly<Record<string, object>> = { 'de-AT': austrian }

/** Every text by its id; what a region has no words of its own for is in those of its language. Throws for an unknown language. */
export function messagesIn(locale: string): Readonly<Record<TextId, string>> {
  const areas = pickByLocale(LANGUAGES, locale)
  if (!areas) throw new Error(`There are no texts for ${locale}`)
  return Object.assign({}, ...Object.values(areas), REGIONS[locale])
}

const { getMessageFormat } = createFormatters()
const texts = new LRUCache<string, Text>({ max: 200 })

/** The texts of a market, as its country and language write them; `{brand}` is its name. */
export function textIn({ locale, brand: { name } }: Readonly<{ locale: string; brand: Readonly<{ name: string }> }>): Text {
  const key = `${locale} ${name}`
  const known = texts.get(key)
  if (known) return known
  const messages = messagesIn(locale)
  const text: Text = (id, values) => String(getMessageFormat(messages[id], locale).format({ brand: name, ...values }))
  texts.set(key, text)
  return text
}

export const splitParagraphs = (text: string): string[] => text.split('\n')
