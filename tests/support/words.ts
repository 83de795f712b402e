import { globSync, readFileSync } from 'node:fs'
import { createIntl, type IntlShape } from 'react-intl'
import type { MessageId } from '../../src/storefront/i18n/message-types'

/** A market as a journey walks through it: its host, its words and a seller who lives there. */
export type TestMarket = {
  code: string
  host: string
  locale: string
  paths: { checkout: string; thankYou: string; product: string; contact: string; category: string }
  seller: { postalCode: string; city: string; iban: string; birthDate: string }
}

const seller = (postalCode: string, city: string, iban: string, birthDate: string) => ({ postalCode, city, iban, birthDate })

export const MARKETS: readonly TestMarket[] = [
  {
    code: 'at',
    host: 'at.localhost',
    locale: 'de-AT',
    paths: {
      checkout: '/checkout',
      thankYou: '/thankYou',
      product: '/produkte/',
      contact: '/kontakt',
      category: '/verkaufen/handys',
    },
    seller: seller('1060', 'Wien', 'AT611904300234573201', '14.03.1988'),
  },
  {
    code: 'de',
    host: 'de.localhost',
    locale: 'de-DE',
    paths: {
      checkout: '/checkout',
      thankYou: '/thankYou',
      product: '/produkte/',
      contact: '/kontakt',
      category: '/verkaufen/handys',
    },
    seller: seller('21107', 'Hamburg', 'DE89370400440532013000', '14.03.1988'),
  },
  {
    code: 'es',
    host: 'es.localhost',
    locale: 'es-ES',
    paths: {
      checkout: '/checkout',
      thankYou: '/thankYou',
      product: '/productos/',
      contact: '/contacto',
      category: '/vender/moviles',
    },
    seller: seller('46001', 'Valencia', 'ES9121000418450200051332', '14/03/1988'),
  },
  {
    code: 'fr',
    host: 'fr.localhost',
    locale: 'fr-FR',
    paths: {
      checkout: '/checkout',
      thankYou: '/thankYou',
      product: '/produits/',
      contact: '/contact',
      category: '/catalogue/smartphones',
    },
    seller: seller('69003', 'Lyon', 'FR1420041010050500013M02606', '14/03/1988'),
  },
  {
    code: 'it',
    host: 'it.localhost',
    locale: 'it-IT',
    paths: {
      checkout: '/guardare',
      thankYou: '/grazie',
      product: '/prodotti/',
      contact: '/contatti',
      category: '/catalogo/cellulari',
    },
    seller: seller('40121', 'Bologna', 'IT60X0542811101000000123456', '14/03/1988'),
  },
]

/** The English preview: a market for those who do not speak the five languages. */
const PREVIEW: TestMarket = {
  code: 'en',
  host: 'localhost',
  locale: 'en-IE',
  paths: {
    checkout: '/checkout',
    thankYou: '/thankYou',
    product: '/products/',
    contact: '/contact',
    category: '/sell/mobile-phones',
  },
  seller: seller('D02 AF30', 'Dublin', 'IE29AIBK93115212345678', '14/03/1988'),
}

export function findMarket(code: string): TestMarket {
  const found = [...MARKETS, PREVIEW].find((market) => market.code === code)
  if (!found) throw new Error(`There is no test market "${code}"`)
  return found
}

/** The words that the shop shows in a locale, from the shop's own messages. */
export function findWords(locale: string): IntlShape {
  const files = globSync(`src/storefront/i18n/messages/${locale.slice(0, 2)}/*.json`)
  const messages = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))))
  return createIntl({ locale, messages, timeZone: 'Europe/Berlin' })
}

/** One message without values; tags are left out. */
export const word = (locale: string, id: MessageId, values: Record<string, string | number> = {}): string => {
  const plain = (parts: unknown[]) => parts.join('')
  return String(findWords(locale).formatMessage({ id }, { ...values, link: plain, terms: plain, privacy: plain, b: plain }))
}
