import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { deviceByUrl, popularDevices } from '@/clients/search-client'
import { withShopSettings } from '@/clients/shop-settings-header'
import { createOffer, createTrade, tradeLabel } from '@/clients/trade-client'
import { contentHash } from '@/cms/content-hash'
import { loadContent } from '@/cms/load'
import { publish } from '@/cms/snapshot'
import type { Shop } from '@/domain/routing/shop'
import { compileDirectory } from '@/domain/routing/directory'
import type * as environment from '@/env'
import { seededMarkets } from '@/seed/sample-content'
import { seedMarket } from '@/seed/seed-market'
import { parsePlatformEnv } from '@platform/platform-env'
import { drainOutbox } from '@platform/mail/outbox-worker'
import { createPlatform, type RunningPlatform } from '@platform/start'
import { TEST_SERVICE_SECRET } from '../support/signed-settings'
import { testDatabase } from '../support/test-database'
import { member, PASSWORD } from './people'
import { startCms } from './start-cms'
import { waitFor } from '../support/wait-for'

const upstream = { url: '' }
vi.mock('@/env', async (original) => {
  const { env } = await original<typeof environment>()
  return { env: () => ({ ...env(), TRADE_API_URL: upstream.url }) }
})

/** A market of which neither platform nor shop has a line of code: Luxembourg, in French, with its own trading rules. */
const [CODE, APPLICATION, HOST] = ['lu', 'wkfs_fr_LU', 'lu.localhost']
const ORIGIN = 'http://admin.localhost:3000'
const PORT = 3000

let payload: Payload
let platform: RunningPlatform
let cookie: string
const ends: (() => Promise<void>)[] = []

async function startPlatform(): Promise<RunningPlatform> {
  const database = await testDatabase('new-market', 'catalogue')
  const env = parsePlatformEnv({
    ...{ NODE_ENV: 'test', PLATFORM_PORT: '0', PLATFORM_BIND: '127.0.0.1', PLATFORM_DATABASE_URL: database.url },
    ...{
      MAIL_FROM: 'Platform <platform@example.org>',
      CALL_LIMITS_FACTOR: '1000',
      PLATFORM_SECRET: TEST_SERVICE_SECRET,
      SERVICE_SECRET: TEST_SERVICE_SECRET,
    },
  })
  const started = await createPlatform(env)
  ends.push(database.drop, () => started.stop())
  return started
}

async function ask(method: string, path: string, body: unknown) {
  const headers = { 'content-type': 'application/json', origin: ORIGIN, cookie }
  const request = new Request(`${ORIGIN}/cms-api${path}`, { method, headers, body: JSON.stringify(body) })
  const response = await handleEndpoints({ config: payload.config, request })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** The shop of the new market, after all content was read again, as every save makes the shop do. */
async function shopNow(): Promise<Shop> {
  const content = await loadContent(payload)
  const directory = compileDirectory(content, { port: PORT, hashOf: contentHash })
  publish({ version: contentHash(content), loadedAt: new Date().toISOString(), directory })
  return directory.shopOf(HOST) ?? expect.unreachable(`${HOST} has no shop`)
}

beforeAll(async () => {
  platform = await startPlatform()
  upstream.url = platform.url
  payload = (await startCms()).payload
  for (const one of await seededMarkets({ port: PORT }))
    if (one.content.market.code === 'fr') await seedMarket(payload, one, false, () => undefined)
  await member(payload, 'admin', [])
  cookie = ''
  const login = await ask('POST', '/staff/login', { email: 'admin@shop.example', password: PASSWORD })
  cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
})
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

let id = 0
const setLive = (change: Record<string, unknown> = {}) => ask('PATCH', `/markets/${id}`, { state: 'live', ...change })

test('staff make a market, and the platform does not know it', async () => {
  const { docs } = await payload.find({ collection: 'markets', depth: 0, overrideAccess: true })
  const own = { code: CODE, name: 'Luxembourg', country: 'LU', locale: 'fr-LU', timeZone: 'Europe/Luxembourg', currency: 'EUR' }
  const { status, body } = await ask('POST', '/markets/clone', {
    ...{ source: docs[0]?.id, applicationId: APPLICATION, redirects: false },
    ...own,
  })
  expect([status, body]).toEqual([201, expect.stringContaining(HOST)])
  id = z.object({ id: z.number() }).parse(JSON.parse(body)).id
  const { rows } = await platform.pool.query('select from platform.markets where application = $1', [APPLICATION])
  expect(rows).toEqual([])
})

test('the question of the admin makes the platform learn the market, and it goes live once the platform buys in it', async () => {
  const hosts = [
    { hostname: HOST, mode: 'default', environment: 'local', canonical: true },
    { hostname: 'lu.revalo.example', mode: 'default', environment: 'production', canonical: true },
  ]
  const indexes = { aggregations: `${APPLICATION.toLowerCase()}_aggregations`, devices: `${APPLICATION.toLowerCase()}_devices` }
  const addresses = { domain: 'lu.revalo.example', sellShopUrl: 'https://lu.revalo.example/' }
  const change = { hosts, elasticIndexes: indexes, ...addresses, zipFormatRegExp: '^L-\\d{4}$', postalCode: { digits: null } }
  expect(await ask('PATCH', `/markets/${id}`, change)).toMatchObject({ status: 200 })
  await shopNow()
  const refused = await setLive()
  expect([refused.status, refused.body]).toEqual([400, expect.stringContaining('no price for any device')])
  await waitFor(async () => expect(await setLive()).toMatchObject({ status: 200 }))
})

test('an offer and a trade are made in the new market, with its own rules, label and mail', async () => {
  const shop = await shopNow()
  const [first] = await popularDevices(shop, 'phones', 1)
  const device = (await deviceByUrl(shop, first?.url ?? '')) ?? expect.unreachable('no device')
  const chosen = device.questions
    .filter(({ required }) => required)
    .flatMap(({ id: questionId, answers: [best] }) => (best ? [{ questionId, answerId: best.id }] : []))
  const address = { street: 'Grand-Rue', houseNumber: '1', postalCode: 'L-1661', city: 'Luxembourg', country: 'LU' }
  const sell = async (business: boolean, country: string) => {
    const offer = await createOffer(shop, { deviceId: device.id, answers: chosen, business })
    const request = {
      ...{ business, lines: [{ offerId: offer.offerId, quantity: 1, expectedPrice: offer.price.amount }] },
      customer: { firstName: 'Jean', lastName: 'Muller', email: 'jean@example.org', birthDate: '1990-04-12' },
      address: { ...address, country },
      payment: { type: '13' as const, iban: 'LU280019400644750000', holder: 'Jean Muller' },
      declarations: { owner: true, adult: true, accountsRemoved: true, terms: true } as const,
    }
    return createTrade(shop, request, `new-market-${country}-${business}`, {})
  }
  const [sold, elsewhere] = await withShopSettings(shop, async () => [await sell(false, 'LU'), await sell(false, 'FR')] as const)
  expect(elsewhere).toMatchObject({ kind: 'refused', problem: { errors: [{ path: 'address/country', code: 'invalid' }] } })
  const trade = sold.kind === 'created' ? sold.trade : expect.unreachable(JSON.stringify(sold))
  await expect(withShopSettings(shop, () => sell(true, 'LU'))).rejects.toThrow('422 business_not_available')
  expect((await tradeLabel(trade.accessId, 'pdf'))?.toString('latin1')).toContain('/Lang (fr-LU)')
  const mails: unknown[] = []
  await drainOutbox(platform, { sendMail: async (mail) => mails.push(mail) })
  const { contact } = shop.market
  expect(mails).toEqual([
    expect.objectContaining({
      from: { name: contact.fromName, address: contact.fromAddress },
      text: expect.stringMatching(new RegExp(`http://${HOST}:${PORT}/\\S+#trade=${trade.accessId}`)),
    }),
  ])
})

test('a rule that staff change holds from the next call on', async () => {
  expect(await ask('PATCH', `/markets/${id}`, { switches: { newsletter: false, b2b: true } })).toMatchObject({ status: 200 })
  const shop = await shopNow()
  const [first] = await popularDevices(shop, 'phones', 1)
  const offer = withShopSettings(shop, () => createOffer(shop, { deviceId: first?.id ?? '', answers: [], business: true }))
  await expect(offer).rejects.toThrow('422 missing_answer')
  const { rows } = await platform.pool.query('select facts from platform.markets where application = $1', [APPLICATION])
  expect(rows).toEqual([{ facts: expect.objectContaining({ businessAllowed: true, newsletter: false, country: 'LU' }) }])
})

test('the platform serves the market after a restart without any call of the shop', async () => {
  const again = await createPlatform({ ...platform.env, PLATFORM_PORT: 0 })
  try {
    const response = await fetch(`${again.url}/applications/${APPLICATION}`)
    expect(await response.json()).toMatchObject({ known: true, buys: true, currency: 'EUR', languages: ['fr-LU'] })
  } finally {
    await again.stop()
  }
})
