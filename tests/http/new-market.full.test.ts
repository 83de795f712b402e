import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { ApplicationFacts } from '@trade-in-shop/contracts/applications'
import { Suggestions } from '@trade-in-shop/contracts/suggestions'
import { pdfText } from '../support/pdf-text'
import { resetRateLimits } from '../support/platform-database'
import { ask, platformPort, shopPort } from '../support/shop-address'
import { askCms, findInCms, logInToCms } from '../support/staff-api'
import { api } from './api-customer'
import { mailsTo, sellAsGuest } from './api-sale'
import { PERSON } from './shops'
import { waitFor } from '../support/wait-for'

/** Belgium in French, beside the six markets of the seed: neither shop nor platform has a line about it. */
const [CODE, APPLICATION, HOST] = ['be', 'wkfs_fr_BE', 'be.localhost']
const OWN = { code: CODE, name: 'Belgique', country: 'BE', locale: 'fr-BE', timeZone: 'Europe/Brussels', currency: 'EUR' }
const PRODUCT = '/produits/apple-iphone-13-128gb'

let cookie = ''
let id = 0
const change = (body: object) => askCms(`/markets/${id}`, { method: 'PATCH', body, cookie })
const platformFacts = async (): Promise<ApplicationFacts> =>
  ApplicationFacts.parse(JSON.parse((await ask('platform', `/applications/${APPLICATION}`, { port: platformPort() })).body))

beforeAll(async () => {
  await resetRateLimits()
  cookie = await logInToCms('admin')
})
afterAll(async () => {
  await change({ state: 'draft' })
  const removed = await askCms(`/markets/${id}/remove`, { method: 'POST', body: { code: CODE }, cookie })
  expect([removed.status, removed.body]).toEqual([200, { removed: id }])
})

test('a market that staff make is not live and unknown to the platform, until its own search index is known and bought from', async () => {
  const { id: source } = await findInCms('markets', { 'where[code][equals]': 'fr' }, cookie)
  const made = await askCms('/markets/clone', {
    method: 'POST',
    body: { ...OWN, source, applicationId: APPLICATION, redirects: false },
    cookie,
  })
  expect([made.status, made.body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })])
  id = z.object({ id: z.number() }).parse(made.body).id
  expect(await platformFacts()).toMatchObject({ known: false, buys: false })
  const base = APPLICATION.toLowerCase()
  const settings = {
    hosts: [
      { hostname: HOST, mode: 'default', environment: 'local', canonical: true },
      { hostname: 'be.revalo.example', mode: 'default', environment: 'production', canonical: true },
    ],
    elasticIndexes: { aggregations: `${base}_aggregations`, devices: `${base}_devices` },
    ...{ domain: 'be.revalo.example', sellShopUrl: 'https://be.revalo.example/' },
    ...{ zipFormatRegExp: '^[1-9]\\d{3}$', postalCode: { digits: null } },
  }
  expect(await change(settings)).toMatchObject({ status: 200 })
  expect(await change({ state: 'live' })).toMatchObject({ status: 400 })
  await waitFor(async () => expect(await change({ state: 'live' })).toMatchObject({ status: 200 }))
  expect(await platformFacts()).toMatchObject({ known: true, buys: true, languages: ['fr-BE'] })
})

test('its shop finds a device by search, in its own language and currency', async () => {
  const home = await ask(HOST, '/', { headers: PERSON })
  expect([home.status, /<html[^>]* lang="([^"]+)"/.exec(home.body)?.[1]]).toEqual([200, 'fr-BE'])
  const found = await api(HOST, 'GET /api/search?q=iphone%2013')
  expect(JSON.stringify(Suggestions.parse(found.json))).toContain('apple-iphone-13-128gb')
  const page = await ask(HOST, PRODUCT, { headers: PERSON })
  expect([page.status, page.body]).toEqual([200, expect.stringMatching(/\d\s?€/)])
})

test('a visitor gets an offer and sells by the market’s own rules, and label and mail speak of the new shop', async () => {
  const address = { street: 'Rue Neuve', houseNumber: '1', postalCode: '1000', city: 'Bruxelles' }
  const { trade, email } = await sellAsGuest(HOST, { address, productPath: PRODUCT })
  const label = await ask(HOST, `/api/trades/${trade.accessId}/label.pdf`)
  expect(label.bytes.toString('latin1')).toContain('/Lang (fr-BE)')
  expect(pdfText(label.bytes)).toContain('Belgique')
  const [mail] = await mailsTo(email, 1)
  expect(mail?.text).toMatch(new RegExp(`http://${HOST}:${shopPort()}/\\S+#trade=${trade.accessId}`))
})
