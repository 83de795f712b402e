import * as z from 'zod'
import { TEST_SERVICE_SECRET } from '../support/signed-settings'

const optional = z
  .string()
  .optional()
  .transform((value) => (value ? value : undefined))
const code = (fallback: string) => z.string().default(fallback)

export type LogIn = { username: string; password: string }
const logInOf = (text: string | undefined): LogIn[] => {
  const [, username, password] = /^([^:]+):(.+)$/.exec(text ?? '') ?? []
  return username && password ? [{ username, password }] : []
}

/** The settings that `run.ts` passes on. The defaults are those of the reference platform. */
const Settings = z
  .object({
    PLATFORM_URL: optional,
    CONTRACT_APPLICATION: z.string().default('wkfs_de_DE'),
    /** An application whose vouchers and offers are not the first one's. */
    CONTRACT_OTHER_APPLICATION: z.string().default('wkfs_fr_FR'),
    /** `user:password`. */
    CONTRACT_BASIC_AUTH: optional,
    /** The key with which the platform's shop signs its settings. */
    CONTRACT_SERVICE_SECRET: z.string().default(TEST_SERVICE_SECRET),
    CONTRACT_BUSINESS: z.enum(['true', 'false']).default('true'),
    /** `e-mail:password` of two customers, whose addresses and accounts are changed; the reference platform makes its own. */
    CONTRACT_CUSTOMER: optional,
    CONTRACT_OTHER_CUSTOMER: optional,
    CONTRACT_VOUCHER_FIXED: code('WILLKOMMEN10'),
    CONTRACT_VOUCHER_PERCENT: code('PERCENT5'),
    CONTRACT_VOUCHER_EXPIRED: code('EXPIRED10'),
    CONTRACT_VOUCHER_EXHAUSTED: code('SOLDOUT10'),
    CONTRACT_VOUCHER_OTHER_MARKET: code('BIENVENUE10'),
    CONTRACT_VOUCHER_MINIMUM: code('MINIMUM300'),
  })
  .transform((env) => ({
    url: env.PLATFORM_URL?.replace(/\/+$/, ''),
    application: env.CONTRACT_APPLICATION,
    otherApplication: env.CONTRACT_OTHER_APPLICATION,
    basicAuth: env.CONTRACT_BASIC_AUTH,
    serviceSecret: env.CONTRACT_SERVICE_SECRET,
    business: env.CONTRACT_BUSINESS === 'true',
    customers: [env.CONTRACT_CUSTOMER, env.CONTRACT_OTHER_CUSTOMER].flatMap(logInOf),
    vouchers: {
      fixed: env.CONTRACT_VOUCHER_FIXED,
      percent: env.CONTRACT_VOUCHER_PERCENT,
      expired: env.CONTRACT_VOUCHER_EXPIRED,
      exhausted: env.CONTRACT_VOUCHER_EXHAUSTED,
      otherMarket: env.CONTRACT_VOUCHER_OTHER_MARKET,
      minimum: env.CONTRACT_VOUCHER_MINIMUM,
    },
  }))

export const settings = Settings.parse(process.env)
/** Customers of an operator's platform are tested when two are named. */
export const knowsCustomers = settings.url === undefined || settings.customers.length === 2

/** `devices` or `aggregations` of an application, named as the market names them by default. */
export const nameIndex = (kind: 'devices' | 'aggregations', application = settings.application): string =>
  `${application.toLowerCase()}_${kind}`

type Seller = { postalCode: string; badPostalCode: string; iban: string }
/** The shop checks the form of a country's postal code; the platform refuses what is a postal code nowhere. */
const SELLERS: Record<string, Seller> = {
  DE: { postalCode: '10969', badPostalCode: 'no code', iban: 'DE89370400440532013000' },
  AT: { postalCode: '1010', badPostalCode: 'no code', iban: 'AT611904300234573201' },
  ES: { postalCode: '28013', badPostalCode: 'no code', iban: 'ES9121000418450200051332' },
  FR: { postalCode: '75011', badPostalCode: 'no code', iban: 'FR1420041010050500013M02606' },
  IT: { postalCode: '00184', badPostalCode: 'no code', iban: 'IT60X0542811101000000123456' },
  IE: { postalCode: 'D02 AF30', badPostalCode: 'no code', iban: 'DE89370400440532013000' },
}

/** A person who may sell in the country of the application. */
export function seller(application = settings.application): Seller & { country: string } {
  const country = application.slice(-2)
  const found = SELLERS[country]
  if (!found) throw new Error(`No sample address for ${country}; add one to tests/contract/settings.ts.`)
  return { ...found, country }
}
