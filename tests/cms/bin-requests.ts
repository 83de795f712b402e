import type { CmsContent } from '@/domain/content/content'
import { PLAIN_TEXT } from './plain-text'
import { unique } from './release-requests'
import { versionRequests } from './version-requests'

const always = { depth: 0, overrideAccess: true } as const
export const BINNED = [
  'pages',
  'banners',
  'redirects',
  'contact-subjects',
  'navigation',
  'partners',
  'route-maps',
  'search-words',
] as const
type Binned = (typeof BINNED)[number]
/** A member of staff who may delete it. */
const deleterOf = (slug: Binned) => (slug === 'partners' || slug === 'route-maps' ? 'admin' : 'content-manager')
export type BinRequests = Awaited<ReturnType<typeof binRequests>>

/** What the bin of the admin asks, and what the shop shows of the first market. */
export async function binRequests() {
  const cms = await versionRequests()
  const { loadContent } = await import('@/cms/load')
  const shop = async (): Promise<CmsContent[number] | undefined> =>
    (await loadContent(cms.payload)).find(({ market }) => market.code === 'de')
  const pageData = (slug: string) => ({ market: cms.market, slug, title: slug, body: PLAIN_TEXT, _status: 'published' }) as const
  const redirectData = (from: string) =>
    ({
      market: cms.market,
      from,
      match: 'exact',
      to: { kind: 'screen', screen: 'contact' },
      status: '301',
      enabled: true,
    }) as const
  const inBin = (id: number) => `trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
  return {
    ...cms,
    pageData,
    redirectData,
    bin: (slug: Binned, id: number) =>
      cms.ask('PATCH', `/${slug}/${id}`, deleterOf(slug), { deletedAt: '2020-01-01T00:00:00.000Z' }),
    restore: (slug: Binned, id: number, more: object = {}) =>
      cms.ask('PATCH', `/${slug}?${inBin(id)}`, deleterOf(slug), { deletedAt: null, ...more }),
    erase: (slug: Binned, id: number, who: string = deleterOf(slug)) => cms.ask('DELETE', `/${slug}?${inBin(id)}`, who),
    ids: async (slug: Binned, query = '') =>
      (await cms.ask('GET', `/${slug}?limit=100&depth=0${query}`, 'admin')).body.docs.map(({ id }: { id: number }) => id),
    stored: (slug: Binned, id: number) => cms.payload.findByID({ collection: slug, id, trash: true, ...always }),
    shown: async () => {
      const found = await shop()
      return {
        pages: found?.pages.map(({ slug }) => slug),
        redirects: found?.redirects.map(({ from }) => from),
        banners: found?.banners.length,
        'contact-subjects': found?.contactSubjects.length,
        navigation: found?.navigation,
        partners: found?.partners.length,
        'route-maps': found?.routes,
        'search-words': found?.searchWords.length,
      }
    },
    makePage: async (slug = unique('seite')) =>
      (await cms.payload.create({ collection: 'pages', data: pageData(slug), ...always })).id,
    makeRedirect: async (from: string) =>
      (await cms.payload.create({ collection: 'redirects', data: redirectData(from), ...always })).id,
  }
}
