import { de } from 'payload/i18n/de'
import { en } from 'payload/i18n/en'
import { es } from 'payload/i18n/es'
import { fr } from 'payload/i18n/fr'
import { it } from 'payload/i18n/it'
import type { StaffLanguage } from '@/domain/staff-words'
import { payloadTexts } from './payload-texts'

const supportedLanguages = { en, de, es, fr, it } satisfies Record<StaffLanguage, unknown>

/** Languages of the admin: the choice in the account screen, else what the browser asks for, else English. */
export const staffI18n = { fallbackLanguage: 'en', supportedLanguages, translations: payloadTexts } as const
