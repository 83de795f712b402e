import 'server-only'
import type { Language } from '@/domain/market/market'
import { languageOfLocale } from './languages'
import type { Feature, FeatureMessages, MessageId, Messages } from './message-types'
import { de } from './messages/de'
import { en } from './messages/en'
import { es } from './messages/es'
import { fr } from './messages/fr'
import { it } from './messages/it'

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
