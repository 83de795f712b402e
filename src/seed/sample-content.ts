import * as z from 'zod'
import { CONTACT_SUBJECTS } from '@trade-in-shop/contracts/contact'
import { CATEGORY_KEYS, type CategoryKey } from '@trade-in-shop/contracts/search'
import {
  MarketContent,
  type CmsContent,
  type LinkRow,
  type NavigationRow,
  type PageRow,
  type PartnerRow,
  type RedirectRow,
} from '@/domain/content/content'
import type { BlockRow } from '@/domain/content/page-blocks'
import type { RichTextState } from '@/domain/content/rich-text-state'
import { SCREEN_NAMES } from '@/domain/routing/screens'
import { makeHosts } from './hosts'
import type { MarketSeed, PageKey } from './market-seed'
import { aganPartner, businessPartner } from './partner'
import { markdownConverter } from './rich-text'
import { type BlockSeed, PageSeed, SEEDS } from './seeds'

/** In the order of the screen table, as the CMS publishes them. */
const SCREEN_ORDER: readonly string[] = SCREEN_NAMES

/** A fixed time at which the texts were written, so that seeding again gives the same content hash. */
const WRITTEN_AT = '2026-11-01T08:00:00.000Z'

/** @param port of local hosts, for the local pages that may frame a partner's widget */
export type SeedOptions = Readonly<{ port: number }>

export type SeededMarket = Readonly<{
  content: MarketContent
  /** Why a redirect exists, by `redirectKey`; notes are for staff and are not published. */
  notes: ReadonlyMap<string, string>
}>

export const redirectKey = ({ match, from }: Pick<RedirectRow, 'match' | 'from'>): string => `${match} ${from}`

/** The seed of every market, in the shape that the CMS publishes. */
export async function seededMarkets({ port }: SeedOptions): Promise<SeededMarket[]> {
  const toRichText = await markdownConverter()
  return SEEDS.map(([seed, pages]) => ({
    content: MarketContent.parse(marketContent(seed, z.array(PageSeed).parse(pages), toRichText, port)),
    notes: new Map(seed.redirects.map((row) => [redirectKey(row), row.note])),
  }))
}

/** The seed content as one snapshot, for tests that need no database. @internal */
export const seedContent = async (options: SeedOptions): Promise<CmsContent> =>
  (await seededMarkets(options)).map(({ content }) => content)

function marketContent(
  seed: MarketSeed,
  pages: PageSeed[],
  toRichText: (markdown: string) => RichTextState,
  port: number,
): MarketContent {
  const { code } = seed.market
  const partner: PartnerRow | null = seed.partner && aganPartner(seed.partner, code, port)
  const business = seed.modes.includes('b2bWidget') ? businessPartner(seed.market, port) : null
  return {
    market: seed.market,
    switchPlans: [],
    hosts: makeHosts(code, seed.localHost, seed.modes, { agan: partner, aganwidget: partner, b2bWidget: business }),
    routes: seed.routes.toSorted((a, b) => SCREEN_ORDER.indexOf(a.screen) - SCREEN_ORDER.indexOf(b.screen)),
    redirects: seed.redirects.map((row, index) => redirectRow(code, row, index)),
    pages: pages.map((page) => pageRow(page, toRichText)),
    navigation: navigation(seed, pages),
    banners: [
      {
        id: `${code}-home`,
        place: 'home',
        headline: seed.banner.headline,
        text: seed.banner.text,
        link: { ...categoryLink(seed, 'tablets'), label: seed.banner.link },
        illustration: 'tablets',
        imageUrl: null,
        imageAlt: null,
        validFrom: null,
        validTo: null,
      },
    ],
    searchWords: [],
    categories: {},
    contactSubjects: CONTACT_SUBJECTS.map((key) => ({
      key,
      label: seed.subjects[key],
      recipient: seed.subjectRecipients[key] ?? null,
    })),
    partners: [partner, business].filter((row) => row !== null),
  }
}

const redirectRow = (code: string, seed: MarketSeed['redirects'][number], index: number): RedirectRow => ({
  id: `${code}-${index + 1}`,
  from: seed.from,
  match: seed.match,
  to: seed.to,
  status: 301,
  enabled: true,
  validFrom: null,
  validTo: null,
  hidesRoute: false,
})

/** `ecoEffect` of the texts is `eco-effect` in the CMS. */
const roleOf = (key: PageKey): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const pageRow = (
  { key, slug, title, metaDescription, body, blocks }: PageSeed,
  toRichText: (markdown: string) => RichTextState,
): PageRow => ({
  key: roleOf(key),
  slug,
  title,
  metaTitle: title,
  metaDescription,
  noindex: false,
  body: toRichText(body),
  blocks: blocks.map((block) => blockRow(block, toRichText)),
  updatedAt: WRITTEN_AT,
})

const blockRow = (block: BlockSeed, toRichText: (markdown: string) => RichTextState): BlockRow =>
  block.type === 'text' ? { type: 'text', body: toRichText(block.body) } : block

const categoryLink = (seed: MarketSeed, key: CategoryKey): LinkRow => ({
  label: seed.categories[key].label,
  to: { kind: 'category', key, url: seed.categories[key].url },
})

function navigation(seed: MarketSeed, pages: PageSeed[]): NavigationRow {
  const page = (key: PageKey): LinkRow => {
    const found = pages.find((candidate) => candidate.key === key)
    if (!found) throw new Error(`Market ${seed.market.code} has no page "${key}"`)
    return { label: seed.pageLabels[key], to: { kind: 'page', slug: found.slug } }
  }
  const screen = (name: string, label: string): LinkRow => ({ label, to: { kind: 'screen', screen: name } })
  const { headings, contact, business, countries } = seed.footer
  const categories = CATEGORY_KEYS.map((key) => categoryLink(seed, key))
  return {
    main: categories,
    footer: [
      { heading: headings.sell, links: categories },
      {
        heading: headings.help,
        links: [page('howItWorks'), page('packagingTips'), page('dataErasure'), screen('contact', contact)],
      },
      {
        heading: headings.company,
        links: [
          page('about'),
          page('ecoEffect'),
          page('press'),
          page('partnerProgramme'),
          ...(business ? [screen('b2bLanding', business)] : []),
        ],
      },
      { heading: headings.country, links: countries.map(({ code, label }) => ({ label, to: { kind: 'market', code } })) },
    ],
    legal: [page('imprint'), page('privacy'), page('terms'), page('accessibility')],
  }
}
