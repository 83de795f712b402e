export type PlatformMarket = Readonly<{
  /** The shop's application id: `wkfs_` plus the locale. */
  application: string
  /** Key of the texts of mails and labels: the language as this market writes it. */
  language: 'de' | 'at' | 'en' | 'es' | 'fr' | 'it'
  locale: string
  /** ISO 3166 alpha-2. */
  country: string
  countryName: string
  timeZone: string
  currency: 'EUR'
  businessAllowed: boolean
  /** Whether there is a newsletter to sign up for; ending one always works. */
  newsletter: boolean
}>
export type TextLanguage = PlatformMarket['language']

/**
 * The platform's own facts about the markets it buys in. It never reads the CMS, so a new market of the shop is one row here:
 * everything below this table is free of market codes.
 */
export const MARKETS: readonly PlatformMarket[] = [
  {
    application: 'wkfs_de_DE',
    language: 'de',
    locale: 'de-DE',
    country: 'DE',
    countryName: 'Deutschland',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    businessAllowed: true,
    newsletter: true,
  },
  {
    application: 'wkfs_de_AT',
    language: 'at',
    locale: 'de-AT',
    country: 'AT',
    countryName: 'Österreich',
    timeZone: 'Europe/Vienna',
    currency: 'EUR',
    businessAllowed: false,
    newsletter: false,
  },
  {
    application: 'wkfs_es_ES',
    language: 'es',
    locale: 'es-ES',
    country: 'ES',
    countryName: 'España',
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    businessAllowed: false,
    newsletter: true,
  },
  {
    application: 'wkfs_fr_FR',
    language: 'fr',
    locale: 'fr-FR',
    country: 'FR',
    countryName: 'France',
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    businessAllowed: false,
    newsletter: true,
  },
  {
    application: 'wkfs_it_IT',
    language: 'it',
    locale: 'it-IT',
    country: 'IT',
    countryName: 'Italia',
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    businessAllowed: false,
    newsletter: true,
  },
  {
    application: 'wkfs_en_IE',
    language: 'en',
    locale: 'en-IE',
    country: 'IE',
    countryName: 'Ireland',
    timeZone: 'Europe/Dublin',
    currency: 'EUR',
    businessAllowed: false,
    newsletter: true,
  },
]

const BY_APPLICATION = new Map(MARKETS.map((market) => [market.application, market]))

export const marketOf = (application: string): PlatformMarket | null => BY_APPLICATION.get(application) ?? null
