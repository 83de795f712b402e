import type { Offer } from '@trade-in-shop/contracts/offers'
import type { TradeRequest } from '@trade-in-shop/contracts/trades'
import { parsePlatformEnv } from '@platform/platform-env'
import { createPlatform, type RunningPlatform } from '@platform/start'
import type { Db } from '@platform/store/pool'
import { seedVouchers } from '@platform/vouchers/seed-vouchers'
import { storeMarkets } from './platform-markets'
import { settingsHeader, TEST_SERVICE_SECRET } from './signed-settings'
import { testDatabase } from './test-database'

/** Two markets and three phones at 412.00, 100.00 and no price; the questions cover every kind of answer. */
export const APPLICATION = 'wkfs_de_DE'
export const OTHER_APPLICATION = 'wkfs_fr_FR'

const words = (text: string) => ({ de: text, fr: text })
const answer = (code: string, effect: Record<string, unknown>) => ({ code, text: words(code), hint: null, ...effect })
const question = (code: string, multiple: boolean, answers: unknown[]) => ({
  ...{ code, text: words(code), hint: null, required: true, multiple, answers },
})
const QUESTIONS = [
  question('switches_on', false, [answer('yes', { factorBp: 10_000 }), answer('no', { factorBp: 2000 })]),
  question('account_lock', false, [
    answer('free', { factorBp: 10_000 }),
    answer('cannot_remove', { knockOut: true, reason: { de: 'Gesperrt.', fr: 'Verrouillé.' }, disposal: 'label' }),
  ]),
  question('screen', false, [
    answer('flawless', { factorBp: 10_000 }),
    answer('light', { factorBp: 9200 }),
    answer('lifted', { knockOut: true, reason: { de: 'Aufgebläht.', fr: 'Gonflé.' }, disposal: 'local' }),
  ]),
  question('functions', true, [answer('all_work', { factorBp: 10_000 }), answer('camera', { factorBp: 7500 })]),
]

const DEVICES = [
  ['one', 41_200],
  ['two', 10_000],
  ['worthless', null],
] as const

async function insertCatalogue(db: Db): Promise<void> {
  await db.query(
    `insert into platform.applications values ('${APPLICATION}', 'wkfs_de_de', 'de', 'de-DE'), ('${OTHER_APPLICATION}', 'wkfs_fr_fr', 'fr', 'fr-FR')`,
  )
  await db.query(`insert into platform.categories (key, position) values ('phones', 0)`)
  await db.query(
    `insert into platform.manufacturers (id, category, name, url, top, position) values ('phones-acme', 'phones', 'Acme', 'acme', true, 0)`,
  )
  await db.query(
    `insert into platform.series (id, manufacturer_id, name, url, top, position) values ('phones-acme-a', 'phones-acme', 'A', 'a', true, 0)`,
  )
  await db.query(`insert into platform.question_sets (id, category, questions) values ('phones-1', 'phones', $1)`, [
    JSON.stringify(QUESTIONS),
  ])
  for (const [id, price] of DEVICES) {
    await db.query(
      `insert into platform.models (id, series_id, name, release_year, release_month, search_terms, position) values ($1, 'phones-acme-a', $1, 2024, 1, '{}', 0)`,
      [id],
    )
    await db.query(
      `insert into platform.devices (id, model_id, category, variant, reference_price, position) values ($1, $1, 'phones', '', $2, 0)`,
      [id, price],
    )
  }
  for (const application of [APPLICATION, OTHER_APPLICATION]) await publishPrices(db, application, 1, 1)
}

/** A new price list in which everything costs `factor` times the first price. */
export async function publishPrices(db: Db, application: string, version: number, factor: number): Promise<void> {
  await db.query('insert into platform.price_lists values ($1, $2, $3, now())', [application, version, `hash-${version}`])
  await db.query(`insert into platform.price_list_questions values ($1, $2, 'phones', 'phones-1')`, [application, version])
  for (const [id, price] of DEVICES)
    if (price !== null)
      await db.query('insert into platform.prices values ($1, $2, $3, $4, $4)', [
        application,
        version,
        id,
        Math.round(price * factor),
      ])
}

export type SmallPlatform = RunningPlatform & { setTime(at: Date): void; drop(): Promise<void>; databaseUrl: string }

/** The whole platform in this process without any data: own database, own port, and a clock that only `setTime` moves. */
export async function emptyPlatform(purpose: string, settings: Record<string, string> = {}): Promise<SmallPlatform> {
  const database = await testDatabase(purpose, 'platform')
  let time = new Date('2026-11-21T10:00:00Z')
  const env = parsePlatformEnv({
    ...{ NODE_ENV: 'test', PLATFORM_PORT: '0', PLATFORM_BIND: '127.0.0.1', PLATFORM_DATABASE_URL: database.url },
    ...{
      MAIL_FROM: 'Revalo <hallo@revalo.example>',
      PLATFORM_SECRET: 'only-for-tests-0123456789-0123456789',
      SERVICE_SECRET: TEST_SERVICE_SECRET,
      CALL_LIMITS_FACTOR: '1000',
    },
    ...settings,
  })
  const platform = await createPlatform(env, { clock: () => time, patient: true })
  const drop = async () => {
    await platform.stop()
    await database.drop()
  }
  return { ...platform, databaseUrl: database.url, setTime: (at) => void (time = at), drop }
}

/** A platform with the markets of the demo, of which two have a price for three phones. */
export async function smallPlatform(purpose: string, settings: Record<string, string> = {}): Promise<SmallPlatform> {
  const platform = await emptyPlatform(purpose, settings)
  await storeMarkets(platform.pool)
  await insertCatalogue(platform.pool)
  await seedVouchers(platform.pool)
  return platform
}

/** Sends one request to the platform as a shop does, with its settings; returns the body unchecked, for `expect`. */
export async function send(
  platform: { url: string },
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(platform.url + path, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...settingsHeader(body), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const json: unknown = response.headers.get('content-type')?.includes('json') ? await response.json() : await response.text()
  return { status: response.status, headers: response.headers, body: json }
}

export const answers = (given: Record<string, string | string[]> = {}) =>
  Object.entries({ switches_on: 'yes', account_lock: 'free', screen: 'flawless', functions: 'all_work', ...given }).flatMap(
    ([code, chosen]) =>
      [chosen].flat().map((answerCode) => ({ questionId: `phones-${code}`, answerId: `phones-${code}-${answerCode}` })),
  )

export const offerRequest = (change: Record<string, unknown> = {}) => ({
  ...{ application: APPLICATION, deviceId: 'one', answers: answers(), business: false },
  ...change,
})

/** A new offer, straight from the platform. */
export async function anOffer(platform: { url: string }, change: Record<string, unknown> = {}): Promise<Offer> {
  const { status, body } = await send(platform, 'POST', '/offers', offerRequest(change))
  if (status !== 201) throw new Error(`No offer: ${JSON.stringify(body)}`)
  return body as Offer
}

export const tradeRequest = (offerIds: string[], change: Record<string, unknown> = {}): TradeRequest => ({
  application: APPLICATION,
  business: false,
  lines: offerIds.map((offerId) => ({ offerId, quantity: 1 })),
  customer: { firstName: 'Miriam', lastName: 'Müßig', email: 'miriam@example.org', birthDate: '1990-04-12' },
  address: { street: 'Lindenstraße', houseNumber: '7', postalCode: '10969', city: 'Berlin', country: 'DE' },
  payment: { type: '13', iban: 'DE89370400440532013000', holder: 'Miriam Müßig' },
  declarations: { owner: true, adult: true, accountsRemoved: true, terms: true },
  ...change,
})

let keys = 0
export const newKey = () => `test-key-${Date.now()}-${++keys}`
