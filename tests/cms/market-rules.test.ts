import { type Payload, type RequiredDataFromCollectionSlug, ValidationError } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { newDocument } from './new-document'
import { type Cms, startCms } from './start-cms'

let cms: Cms
let payload: Payload
let content: TwoMarkets
beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
})

async function problemsOf(save: Promise<unknown>): Promise<Readonly<Record<string, string>>> {
  const error: unknown = await save.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ValidationError)) throw error ?? new Error('The save was not refused')
  return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
}

const change = (data: Partial<RequiredDataFromCollectionSlug<'markets'>>) =>
  payload.update({ collection: 'markets', id: content.own.markets, data, depth: 0, overrideAccess: true })
const host = (hostname: string, more = {}) => ({
  hostname,
  mode: 'default' as const,
  environment: 'local' as const,
  canonical: false,
  ...more,
})

test('only one market may serve all other countries, and a second one is refused by naming the first', async () => {
  const other = (searchDefault: boolean) =>
    payload.update({ collection: 'markets', id: content.other.markets, data: { searchDefault }, depth: 0, overrideAccess: true })
  expect((await problemsOf(other(true))).searchDefault).toMatch(/The market Deutschland is this already/)
  await change({ searchDefault: false })
  expect((await other(true)).searchDefault).toBe(true)
  await other(false)
  expect((await change({ searchDefault: true })).searchDefault).toBe(true)
})

test('the address of tracking is https with the place of the parcel behind the host, and the insured sum a whole number', async () => {
  const carrier = (trackingAddress: string, insuredSum = 50_000) => change({ carrier: { trackingAddress, insuredSum } })
  for (const address of [
    'http://carrier.example/{parcel}',
    'https://carrier.example/',
    'https://{parcel}.example/',
    'https://carrier.example@evil.example/{parcel}',
    'https://carrier.example/{parcel}?again={parcel}',
    'javascript:alert(1)//{parcel}',
  ])
    expect((await problemsOf(carrier(address)))['carrier.trackingAddress']).toMatch(/https:\/\/.*\{parcel\}/)
  expect(Object.keys(await problemsOf(carrier('https://carrier.example/{parcel}', 0.5)))).toEqual(['carrier.insuredSum'])
  const stored = await carrier('https://carrier.example/?number={parcel}')
  expect(stored.carrier).toEqual({ trackingAddress: 'https://carrier.example/?number={parcel}', insuredSum: 50_000 })
  expect((await change({ carrier: { trackingAddress: null, insuredSum: null } })).carrier).toEqual({
    trackingAddress: null,
    insuredSum: null,
  })
})

describe('hosts', () => {
  test('a host that another market has is refused, and the market is named', async () => {
    await payload.update({
      collection: 'markets',
      id: content.other.markets,
      data: { hosts: [host('taken.localhost')] },
      overrideAccess: true,
    })
    const problems = await problemsOf(change({ hosts: [host('free.localhost'), host('taken.localhost')] }))
    expect(problems['hosts.1.hostname']).toMatch(/already belongs to the market Österreich/)
  })

  test('when two markets take a host at the same moment, one gets it', async () => {
    const take = (id: number) =>
      payload.update({ collection: 'markets', id, data: { hosts: [host('both.localhost')] }, overrideAccess: true })
    const results = await Promise.allSettled([take(content.own.markets), take(content.other.markets)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test.each([
    ['a name twice', [host('a.localhost'), host('a.localhost')], 'hosts.1.hostname', /listed twice/],
    ['a capital letter', [host('De.localhost')], 'hosts.0.hostname', /Small letters/],
    ['an address', [host('https://de.localhost')], 'hosts.0.hostname', /Small letters/],
    ['a port', [host('de.localhost:3000')], 'hosts.0.hostname', /Small letters/],
    ['a partner mode without partner', [host('a.localhost', { mode: 'agan' })], 'hosts.0.partner', /needs a partner/],
    [
      'two canonical names of one shop',
      [host('a.localhost', { canonical: true }), host('b.localhost', { canonical: true })],
      'hosts.1.canonical',
      /already the canonical/,
    ],
  ])('%s is refused', async (_what, hosts, path, message) => {
    expect((await problemsOf(change({ hosts })))[path]).toMatch(message)
  })

  test('a partner of another market is refused', async () => {
    const problems = await problemsOf(change({ hosts: [host('a.localhost', { mode: 'agan', partner: content.other.partners })] }))
    expect(problems['hosts.0.partner']).toMatch(/belongs to another market/)
  })
})

describe('settings', () => {
  test.each([
    ['code', 'DE', /Two small letters/],
    ['locale', 'pt-BR', /Languages: en, de, es, fr, it/],
    ['timeZone', 'Europe/Atlantis', /no time zone/],
    ['applicationId', 'wkfs_DE', /wkfs_de_AT/],
    ['buyShopLink', 'javascript:alert(1)', /https:\/\//],
    ['zipFormatRegExp', '^(\\d+)+$', /Write \^ and \$/],
    ['zipFormatRegExp', `^${'\\d'.repeat(40)}$`, /longer than 60/],
  ])('%s %j is refused', async (field, value, message) => {
    // With digits set, the expression is derived from them and the typed one is ignored.
    expect((await problemsOf(change({ postalCode: { digits: null, excludedPrefixes: [] }, [field]: value })))[field]).toMatch(
      message,
    )
  })

  test('a market without a setting is refused by the name of the setting (M-16)', async () => {
    const whole = (await newDocument('markets', 0)) as RequiredDataFromCollectionSlug<'markets'>
    const { elasticIndexes: _index, name: _name, ...rest } = whole
    const problems = await problemsOf(
      payload.create({ collection: 'markets', data: { ...rest, code: 'xc' } as typeof whole, overrideAccess: true }),
    )
    expect(Object.keys(problems)).toEqual(
      expect.arrayContaining(['name', 'elasticIndexes.aggregations', 'elasticIndexes.devices']),
    )
  })
})

describe('routes', () => {
  const route = (screen: RequiredDataFromCollectionSlug<'route-maps'>['screen'], ...patterns: string[]) =>
    payload.create({
      collection: 'route-maps',
      data: { market: content.own.markets, screen, patterns: patterns.map((pattern) => ({ pattern })) },
      overrideAccess: true,
    })

  test('two patterns of equal rank that match the same path are refused, both named', async () => {
    await route('product', '/ware/{pdp}')
    const problems = await problemsOf(route('overview', '/ware/{overview}'))
    expect(problems['patterns.0.pattern']).toMatch(
      /"\/ware\/\{(pdp|overview)\}" \((Device|Overview of devices)\) and "\/ware\/\{(pdp|overview)\}"/,
    )
  })

  test('a more literal pattern beside it is accepted', async () => {
    await route('overview', '/ware/uebersicht-{overview}')
  })

  test('patterns that overlap only in the middle are refused too', async () => {
    await route('sellCategory', '/{category}-x/verkaufen')
    expect((await problemsOf(route('content', '/x-{slug}/verkaufen')))['patterns.0.pattern']).toMatch(/can match the same path/)
    await route('content', '/{slug}-y/verkaufen')
  })

  test.each([
    ['a parameter of another screen', ['/kontakt/{slug}'], /must have no parameter/],
    ['no slash', ['kontakt'], /must start with a slash/],
    ['a pattern twice', ['/kontakt', '/kontakt'], /listed twice/],
    ['a dot', ['/a/../b'], /browsers remove/],
  ])('%s is refused', async (_what, patterns, message) => {
    expect(Object.values(await problemsOf(route('contact', ...patterns))).join()).toMatch(message)
  })

  test('a screen has one entry in a market', async () => {
    expect((await problemsOf(route('product', '/anders/{pdp}'))).screen).toMatch(/already has an entry/)
  })
})

describe('pages', () => {
  const page = async (more: object, market = content.own.markets) => {
    const data = (await newDocument('pages', market)) as RequiredDataFromCollectionSlug<'pages'>
    return payload.create({ collection: 'pages', data: { ...data, key: null, ...more }, overrideAccess: true })
  }

  test.each(['Groß', 'with blank', 'a--b', '-a', 'a_b', 'x'.repeat(121)])('the slug %j is refused', async (slug) => {
    expect((await problemsOf(page({ slug }))).slug).toMatch(/small letters/)
  })

  test('a slug and a purpose are used once in a market, and again in another', async () => {
    await page({ slug: 'einmal', key: 'press' })
    expect((await problemsOf(page({ slug: 'einmal' }))).slug).toMatch(/already has a page/)
    expect((await problemsOf(page({ slug: 'nochmal', key: 'press' }))).key).toMatch(/already has this purpose/)
    await page({ slug: 'einmal', key: 'press' }, content.other.markets)
  })

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])(
    'a link to %j in a text is refused',
    async (url) => {
      const link = {
        type: 'link',
        version: 3,
        fields: { linkType: 'custom', url, newTab: false },
        children: [{ type: 'text', version: 1, text: 'x' }],
      }
      const paragraph = { type: 'paragraph', version: 1, children: [link] }
      const body = { root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [paragraph] } }
      expect(Object.keys(await problemsOf(page({ slug: 'mit-link', body, _status: 'published' }))).join()).toMatch(/body/)
    },
  )
})

describe('contact subjects', () => {
  const subjects = (rows: object[]) =>
    payload.update({
      collection: 'contact-subjects',
      id: content.own['contact-subjects'],
      data: { subjects: rows as never },
      overrideAccess: true,
    })

  test('an eleventh, a ninth and a repeated subject are refused', async () => {
    const { subjects: ten } = await payload.findByID({
      collection: 'contact-subjects',
      id: content.own['contact-subjects'],
      overrideAccess: true,
    })
    const rows = ten.map(({ key, label }) => ({ key, label }))
    expect((await problemsOf(subjects([...rows, ...rows.slice(0, 1)]))).subjects).toMatch(/exactly 10 subjects; these are 11/)
    expect((await problemsOf(subjects(rows.slice(1)))).subjects).toMatch(/these are 9/)
    expect((await problemsOf(subjects([...rows.slice(1), ...rows.slice(1, 2)])))['subjects.9.key']).toMatch(/listed twice/)
    await subjects(rows.toReversed())
  })
})
