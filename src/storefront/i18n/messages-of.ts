import 'server-only'
import { type Language, LANGUAGES } from '@/domain/market/market'
import type { Feature, FeatureMessages, MessageId, Messages } from './message-types'
import { de } from './messages/de'
import { en } from './messages/en'
import { es } from './messages/es'
import { fr } from './messages/fr'
import { it } from './messages/it'

/** The language of a locale. Throws 'missing locale' or 'invalid locale' (E-10). */
export function languageOfLocale(locale: string): Language {
  if (locale === '') throw new Error('missing locale')
  const language = LANGUAGES.find((known) => locale === known || locale.startsWith(`${known}-`))
  if (!language) throw new Error('invalid locale')
  return language
}

const ALL: Record<Language, FeatureMessages> = { en, de, es, fr, it }

/** The messages of one feature in the language of a locale. */
export const featureMessages = (locale: string, feature: Feature): Readonly<Record<string, string>> =>
  ALL[languageOfLocale(locale)][feature]

const flattened = new Map<Language, Messages>()

/** Every message in the language of a locale, by its id. */
export function messagesOf(locale: string): Messages {
  const language = languageOfLocale(locale)
  const known = flattened.get(language)
  if (known) return known
  // The type of the English files ensures that a message id is unique over all features.
  const flat = Object.assign({}, ...Object.values(ALL[language])) as Record<MessageId, string>
  flattened.set(language, flat)
  return flat
}
