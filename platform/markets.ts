import type { ContactSubject } from '@/contracts/contact'

/** Who reads what visitors write. The shop's settings show the same addresses; the platform never sends elsewhere. */
export type ContactAddresses = Readonly<{
  to: string
  /** Reads everything from business shops, where there is one. */
  business: string | null
  /** Subjects with a reader of their own. */
  subjects: Readonly<Partial<Record<ContactSubject, string>>>
  /** The account of the market at the customer messaging system. */
  messagingAccount: string
}>

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
  contact: ContactAddresses
  postalCode: RegExp
}>
export type TextLanguage = PlatformMarket['language']

const FIVE_DIGITS = /^\d{5}$/

/**
 * The platform's own facts about the markets it buys in. It never reads the CMS (`contracts.md` 1), so a new market of the
 * shop is one row here: everything below this table is free of market codes.
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
    contact: {
      to: 'kontakt@revalo.example',
      business: 'firmen@revalo.example',
      subjects: { privacy_erasure: 'datenschutz@revalo.example', business_partner: 'firmen@revalo.example' },
      messagingAccount: 'revalo-de',
    },
    postalCode: FIVE_DIGITS,
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
    contact: {
      to: 'kontakt-at@revalo.example',
      business: null,
      subjects: { privacy_erasure: 'datenschutz@revalo.example' },
      messagingAccount: 'revalo-at',
    },
    postalCode: /^\d{4}$/,
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
    contact: {
      to: 'contacto@revalo.example',
      business: null,
      subjects: { privacy_erasure: 'privacidad@revalo.example' },
      messagingAccount: 'revalo-es',
    },
    postalCode: FIVE_DIGITS,
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
    contact: {
      to: 'contact-fr@revalo.example',
      business: null,
      subjects: { privacy_erasure: 'confidentialite@revalo.example' },
      messagingAccount: 'revalo-fr',
    },
    postalCode: /^(0[1-9]|[1-8]\d|9[0-8])\d{3}$/,
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
    contact: {
      to: 'contatti@revalo.example',
      business: null,
      subjects: { privacy_erasure: 'privacy@revalo.example' },
      messagingAccount: 'revalo-it',
    },
    postalCode: FIVE_DIGITS,
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
    contact: {
      to: 'hello@revalo.example',
      business: null,
      subjects: { privacy_erasure: 'privacy@revalo.example' },
      messagingAccount: 'revalo-en',
    },
    postalCode: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  },
]

const BY_APPLICATION = new Map(MARKETS.map((market) => [market.application, market]))

export const marketOf = (application: string): PlatformMarket | null => BY_APPLICATION.get(application) ?? null
