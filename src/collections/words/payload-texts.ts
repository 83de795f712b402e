import { de } from 'payload/i18n/de'
import { en } from 'payload/i18n/en'
import { es } from 'payload/i18n/es'
import { fr } from 'payload/i18n/fr'
import { it } from 'payload/i18n/it'
import { STAFF_TEXTS } from '@/domain/staff-messages/staff-messages'
import type { StaffLanguage } from '@/domain/staff-words'
import german from './payload/de.json'
import english from './payload/en.json'
import spanish from './payload/es.json'
import french from './payload/fr.json'
import italian from './payload/it.json'

/**
 * Replacements of Payload's own texts: where it uses the familiar form of address, where it left English untranslated or
 * has the wrong gender, where it names itself, and where it says of a form that is still to be saved that it "has been moved".
 */
export const payloadTexts = { en: english, de: german, es: spanish, fr: french, it: italian } satisfies Record<
  StaffLanguage,
  object
>

const supportedLanguages = { en, de, es, fr, it } satisfies Record<StaffLanguage, unknown>

const translationsIn = (language: StaffLanguage) => ({ ...payloadTexts[language], staff: STAFF_TEXTS[language] })

/** Languages of the admin: the choice in the account screen, else what the browser asks for, else English. */
export const staffI18n = {
  fallbackLanguage: 'en',
  supportedLanguages,
  translations: {
    en: translationsIn('en'),
    de: translationsIn('de'),
    es: translationsIn('es'),
    fr: translationsIn('fr'),
    it: translationsIn('it'),
  },
} as const
