import { describe, expect, test } from 'vitest'
import { SCREENS } from '@/domain/routing/screens'
import type { CompletenessFacts } from './facts'
import { marketGaps } from './market-gaps'

const NOW = Date.UTC(2027, 2, 1)
const host = (more: object = {}) => ({
  hostname: 'xx.example',
  mode: 'default' as const,
  environment: 'production' as const,
  canonical: true,
  ...more,
})
const doc = (more: object = {}) => ({
  locale: 'fr-BE',
  applicationId: 'wkfs_fr_BE',
  currency: 'EUR' as const,
  zipFormatRegExp: '^\\d{4}$',
  domain: 'xx.example',
  sellShopUrl: 'https://xx.example/',
  hosts: [host()],
  landingPageCodes: ['xx-1'],
  messaging: { account: 'shop-xx' },
  contact: { toAddress: 'xx@shop.example' },
  elasticIndexes: { devices: 'xx_devices' },
  ...more,
})
const other = {
  name: 'Autre',
  language: 'de' as const,
  patterns: ['/kontakt', '/checkout'],
  messagingAccount: 'shop-yy',
  toAddress: 'yy@shop.example',
  landingPageCodes: ['yy-1'],
  devices: 'yy_devices',
  zipFormatRegExp: '^\\d{4}$',
}
const facts = (more: Partial<CompletenessFacts> = {}): CompletenessFacts => ({
  subjects: Array.from({ length: 10 }, (_, index) => `subject_${index}`),
  navigation: { main: 8, footer: 3, legal: 3 },
  publishedKeys: [
    ...['terms', 'imprint', 'privacy', 'accessibility', 'about', 'press', 'eco-effect', 'partner-programme'],
    ...['data-erasure', 'packaging-tips', 'how-it-works'],
  ],
  routes: [{ screen: 'contact', pattern: '/contact-nous' }],
  banners: 1,
  foreignTexts: [],
  untranslatedPages: 0,
  picturesWithoutAlt: [],
  platform: null,
  others: [other, { ...other, name: 'Anche', language: 'it', patterns: ['/contatti', '/checkout'], devices: 'zz' }],
  ...more,
})

test('a complete market has no gaps', () => {
  expect(marketGaps(doc(), facts(), NOW)).toEqual([])
})

test.each([
  ['no public host', doc({ hosts: [host({ environment: 'test' })] }), facts(), 'noPublicHost', 'missing'],
  ['no canonical host', doc({ hosts: [host({ canonical: false })] }), facts(), 'noCanonicalHost', 'missing'],
  ['a local domain', doc({ domain: 'xx.localhost' }), facts(), 'localAddress', 'missing'],
  ['a local address', doc({ sellShopUrl: 'http://xx.localhost:3000/' }), facts(), 'localAddress', 'missing'],
  ['a foreign application', doc({ applicationId: 'wkfs_fr_FR' }), facts(), 'applicationOfOther', 'missing'],
  ['no profile', doc({ switches: { socialButtons: true } }), facts(), 'noSocialLinks', 'missing'],
  ['no video', doc({ switches: { conditionsVideo: true } }), facts(), 'noVideo', 'missing'],
  ['nine subjects', doc(), facts({ subjects: ['payout'] }), 'subjects', 'missing'],
  ['no subjects', doc(), facts({ subjects: null }), 'subjects', 'missing'],
  ['no navigation', doc(), facts({ navigation: null }), 'noNavigation', 'missing'],
  ['no legal link', doc(), facts({ navigation: { main: 1, footer: 1, legal: 0 } }), 'noLegalLinks', 'missing'],
  ['a picture without words', doc(), facts({ picturesWithoutAlt: ['a.webp'] }), 'pictureWithoutText', 'missing'],
  ['the source’s catalogue', doc({ elasticIndexes: { devices: 'yy_devices' } }), facts(), 'sameAsOther', 'look'],
  ['the source’s campaigns', doc({ landingPageCodes: ['yy-1'] }), facts(), 'sameAsOther', 'look'],
  ['no banner', doc({ switches: { homeBanner: true } }), facts({ banners: 0 }), 'noBanner', 'look'],
] as const)('%s is said', (_what, market, around, said, level) => {
  expect(marketGaps(market, around, NOW)).toContainEqual(expect.objectContaining({ said, level }))
})

const schedule = (name: string, until = '2027-04-01T00:00:00.000Z') => ({
  switchPlans: [{ switch: name, on: true, from: '2027-03-15T00:00:00.000Z', until }],
})
test.each([
  ['socialButtons', 'noSocialLinks'],
  ['conditionsVideo', 'noVideo'],
  ['ratingSlider', 'noReviews'],
  ['homeBanner', 'noBanner'],
  ['b2b', 'noBusinessHost'],
])('a schedule that will switch %s on without anything to show has the gap of the switch', (name, said) => {
  expect(marketGaps(doc(schedule(name)), facts({ banners: 0 }), NOW)).toContainEqual(expect.objectContaining({ said }))
})

test('a postal code rule shared with another market is flagged in a draft and not in a live market', () => {
  const same = { level: 'look', said: 'sameAsOther', values: { market: 'Autre' }, where: { path: 'zipFormatRegExp' } }
  const others = [other]
  expect(marketGaps(doc({ state: 'draft' }), facts({ others }), NOW)).toEqual([same])
  expect(marketGaps(doc({ state: 'live' }), facts({ others }), NOW)).toEqual([])
})

describe("the trade platform's answer about a market", () => {
  const whole = { known: true, buys: true, currency: 'EUR', languages: ['fr-BE', 'de'] }
  const gapsFor = (answer: object | null, more: object = {}) =>
    marketGaps(
      doc(more),
      facts({ platform: { applicationId: 'wkfs_fr_BE', answer: answer && { ...whole, ...answer } } }),
      NOW,
    ).map(({ said, level }) => `${said} ${level}`)

  test.each([
    ['that can be bought from', {}, []],
    ['that it does not know', { known: false, buys: false, currency: null, languages: [] }, ['platformUnknown missing']],
    ['without prices', { buys: false }, ['platformBuysNothing missing']],
    ['in another currency', { currency: 'CHF' }, ['platformCurrency missing']],
    ['without its language', { languages: ['de'] }, ['platformLanguage look']],
  ])('about a market %s', (_what, answer, said) => {
    expect(gapsFor(answer)).toEqual(said)
  })

  test('a platform that does not answer stops a draft from going live, and is only flagged for a live market', () => {
    expect(gapsFor(null, { state: 'draft', zipFormatRegExp: '^1$' })).toEqual(['platformSilent missing'])
    expect(gapsFor(null, { state: 'live' })).toEqual(['platformSilent look'])
  })

  test('an application id that was typed and not saved has no gap', () => {
    expect(gapsFor({ known: false }, { applicationId: 'wkfs_fr_XX' })).not.toContain('platformUnknown missing')
  })
})

test('an unpublished legal page is missing, another unpublished page is only flagged', () => {
  const levels = marketGaps(doc(), facts({ publishedKeys: [] }), NOW).map(({ level, values }) => `${values?.role}: ${level}`)
  expect(levels).toHaveLength(11)
  const legal = ['terms: missing', 'imprint: missing', 'privacy: missing', 'accessibility: missing']
  expect(levels).toEqual(expect.arrayContaining([...legal, 'press: look']))
})

test('addresses that one other language uses are flagged; English ones and those that several languages share are not', () => {
  const routes = ['/kontakt', '/checkout', SCREENS.register.english].map((pattern) => ({ screen: 'contact', pattern }))
  expect(marketGaps(doc(), facts({ routes }), NOW)).toEqual([
    expect.objectContaining({ said: 'routesOfOther', values: { count: 1, example: '/kontakt' } }),
  ])
})

test('a switch schedule that has ended is flagged, one that is active is not', () => {
  const schedule = (until: string) => ({ switch: 'newsletter' as const, on: true, from: '2027-01-01T00:00:00.000Z', until })
  const switchPlans = [schedule('2027-02-01T00:00:00.000Z'), schedule('2027-04-01T00:00:00.000Z')]
  expect(marketGaps(doc({ switchPlans }), facts(), NOW)).toEqual([
    { level: 'look', said: 'scheduleEnded', values: { number: 1 }, where: { path: 'switchPlans.0' } },
  ])
})
