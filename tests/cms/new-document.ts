import { seededMarkets } from '@/seed/content'
import { bannerData, marketData, navigationData, pageData, partnerData, subjectsData } from '@/seed/documents'

type Slug =
  'markets' | 'partners' | 'route-maps' | 'redirects' | 'redirect-hits' | 'pages' | 'navigation' | 'banners' | 'contact-subjects'

const seeds = seededMarkets({ port: 3000 })

/** Data of a legal new document of a market. */
export async function newDocument(slug: Slug, market: number): Promise<unknown> {
  const [seed] = (await seeds).filter(({ content }) => content.partners.length > 0)
  if (!seed) throw new Error('No seed has a partner')
  const { content } = seed
  const [page] = content.pages
  const [banner] = content.banners
  const [partner] = content.partners
  if (!page || !banner || !partner) throw new Error('The seed is not complete')
  const made: Readonly<Record<Slug, () => unknown>> = {
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
    pages: () => pageData(page, market),
    navigation: () => navigationData(content, market),
    banners: () => bannerData(banner, market),
    'contact-subjects': () => subjectsData(content, market),
  }
  return made[slug]()
}
