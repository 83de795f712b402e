import 'server-only'
import type { Language } from '@/domain/market'
import { languageOfLocale } from './languages'
import type { Feature, FeatureMessages, MessageId, Messages } from './message-types'
import { de } from './messages/de'
import { en } from './messages/en'
import { es } from './messages/es'
import { fr } from './messages/fr'
import { it } from './messages/it'

const ALL: Record<Language, FeatureMessages> = { en, de, es, fr, it }

/** The texts of one feature in the language of a locale. */
export const featureMessages = (locale: string, feature: Feature): Readonly<Record<string, string>> =>
  ALL[languageOfLocale(locale)][feature]

const flattened = new Map<Language, Messages>()

/** Every text in the language of a locale, by message id. */
export function messagesOf(locale: string): Messages {
  const language = languageOfLocale(locale)
  const known = flattened.get(language)
  if (known) return known
  // The id of a message is unique over all features: the type of the English files holds it.
  const flat = Object.assign({}, ...Object.values(ALL[language])) as Record<MessageId, string>
  flattened.set(language, flat)
  return flat
}
