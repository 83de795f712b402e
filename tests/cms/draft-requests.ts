import { loadContent } from '@/cms/load'
import { versionRequests } from './version-requests'

const always = { depth: 0, overrideAccess: true } as const

/** A CMS with two markets, what its shop shows, and saves of the banner of the first market. */
export async function draftRequests() {
  const cms = await versionRequests()
  const { payload } = cms
  const own = (slug: 'banners' | 'navigation' | 'contact-subjects' | 'pages' | 'partners') => cms.trail.content.own[slug]
  const inShop = async () => (await loadContent(payload)).find(({ market }) => market.code === 'de')
  const saveBanner = (data: object, draft: boolean) =>
    payload.update({ collection: 'banners', id: own('banners'), data, draft, ...always })
  return {
    ...cms,
    own,
    inShop,
    headlines: async () => (await inShop())?.banners.map(({ headline }) => headline),
    banner: (draft: boolean) => payload.findByID({ collection: 'banners', id: own('banners'), draft, ...always }),
    saveBanner,
    publishAgain: () => saveBanner({ headline: 'Veröffentlicht', text: 'Text', _status: 'published' }, false),
    aNew: (headline: string) => ({ market: cms.market, place: 'home' as const, position: 90, headline }),
  }
}
export type DraftRequests = Awaited<ReturnType<typeof draftRequests>>
