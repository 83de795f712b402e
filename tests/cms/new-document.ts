import { seededMarkets } from '@/seed/sample-content'
import { bannerData, marketData, navigationData, pageData, partnerData, subjectsData } from '@/seed/documents'

import type { MarketSlug } from './access-expected'
import { PLAIN_TEXT } from './plain-text'

const AT = '2026-11-01T00:00:00.000Z'

const seeds = seededMarkets({ port: 3000 })

/** Valid data of a new document of a market. */
export async function newDocument(slug: MarketSlug, market: number): Promise<unknown> {
  const [seed] = (await seeds).filter(({ content }) => content.partners.length > 0)
  if (!seed) throw new Error('No seed has a partner')
  const { content } = seed
  const [page] = content.pages
  const [banner] = content.banners
  const [partner] = content.partners
  if (!page || !banner || !partner) throw new Error('The seed is not complete')
  const made: Readonly<Record<MarketSlug, () => unknown>> = {
    markets: () => ({ ...marketData({ ...content, hosts: [] }, new Map()), code: 'xz', name: 'New' }),
    partners: () => partnerData(partner, market),
    'route-maps': () => ({ market, screen: 'contact', patterns: [{ pattern: '/neu' }] }),
    redirects: () => ({
      market,
      from: '/neu',
      match: 'exact',
      to: { kind: 'screen', screen: 'contact' },
      status: '301',
      enabled: true,
    }),
    'redirect-hits': () => ({ market, hits: 1 }),
    'missing-paths': () => ({ market, path: '/neu', hits: 1, botHits: 0, firstSeenAt: AT, lastSeenAt: AT }),
    'audit-log': () => ({
      market,
      at: AT,
      whoName: 'Evil',
      action: 'delete',
      subject: 'pages',
      documentId: '1',
      title: 'Never happened',
    }),
    pages: async () => ({ ...(await pageData({ ...page, blocks: [] }, market, () => Promise.resolve(0))), body: PLAIN_TEXT }),
    navigation: () => navigationData(content, market),
    banners: () => bannerData(banner, market),
    'contact-subjects': () => subjectsData(content, market),
    'search-words': () => ({ market, typed: 'neufon', action: 'synonym', target: 'iphone' }),
  }
  return made[slug]()
}
