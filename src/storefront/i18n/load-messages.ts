import 'server-only'
import { type Language, LANGUAGES } from '@/domain/market/market'
import type { Feature, FeatureMessages, MessageId, Messages } from './message-types'
import * as de from './messages/de'
import * as en from './messages/en'
import * as es from './messages/es'
import * as fr from './messages/fr'
import * as it from './messages/it'

/** The language of a locale. Throws 'missing locale' or 'invalid locale' (E-10). */
export function languageOfLocale(locale: string): Language {
  if (locale === '') throw new Error('missing locale')
  const language = LANGUAGES.find((known) => locale === known || locale.startsWith(`${known}-`))
  if (!language) throw new Error('invalid locale')
  return language
}

const ALL: Record<Language, FeatureMessages> = { en, de, es, fr, it }

export const featureMessages = (locale: string, feature: Feature): Readonly<Record<string, string>> =>
  ALL[languageOfLocale(locale)][feature]

const flattened = new Map<Language, Messages>()

/** Every message in the language of a locale, by its id. */
export function loadMessages(locale: string): Messages {
  const language = languageOfLocale(locale)
  const known = flattened.get(language)
  if (known) return known
  // The type of the English files ensures that a message id is unique over all features.
  const flat = Object.assign({}, ...Object.values(ALL[language])) as Record<MessageId, string>
  flattened.set(language, flat)
  return flat
}

/** The documented locale errors (E-10) in their exact words. */
export type LocaleCheck = Readonly<{ locale: string } | { error: 'missing locale' | 'invalid locale' }>

/** Judges a locale (`de-AT`) by the languages that there are messages in; case does not count, the usual spelling is answered. */
export function checkLocale(value: string | null | undefined, languages: readonly string[]): LocaleCheck {
  const wanted = value?.trim()
  if (!wanted) return { error: 'missing locale' }
  const [, language = '', region = ''] = /^([a-z]{2})-([a-z]{2})$/i.exec(wanted) ?? []
  if (!languages.includes(language.toLowerCase())) return { error: 'invalid locale' }
  return { locale: `${language.toLowerCase()}-${region.toUpperCase()}` }
}

/** Used when even the market's own locale is unusable: the language of the default routes. */
const LAST_RESORT = 'en-IE'
/** Each locale is logged once, and the list of logged ones is bounded. */
const MAX_LOGGED = 100
const logged = new Set<string>()

/**
 * The locale of a page, for texts and numbers alike: the wanted one, else that of the market, never a mix (E-10). Logs
 * 'missing locale' or 'invalid locale' when it falls back.
 */
export function usableLocale(wanted: string, ofMarket: string): string {
  const checked = checkLocale(wanted, LANGUAGES)
  if ('locale' in checked) return checked.locale
  const own = checkLocale(ofMarket, LANGUAGES)
  const locale = 'locale' in own ? own.locale : LAST_RESORT
  if (!logged.has(wanted) && logged.size < MAX_LOGGED) {
    logged.add(wanted)
    console.error(checked.error, JSON.stringify({ wanted: wanted.slice(0, 40), shown: locale }))
  }
  return locale
}
