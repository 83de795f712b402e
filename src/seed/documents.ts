import type { RequiredDataFromCollectionSlug } from 'payload'
import * as z from 'zod'
import { ContactSubject } from '@trade-in-shop/contracts/contact'
import { postalCodeExpression, type PostalCodeRule } from '@/domain/checkout/postal-code-rule'
import { type MarketContent, parsePage, type RedirectRow, type RedirectStatus } from '@/domain/content/content'
import type { Host } from '@/domain/market/market'
import { blockData, linkData, findScreen, TextData, type Upload } from './block-data'
import { redirectKey } from './sample-content'

/** Postal codes by digits, by country of addresses; countries with letters in their codes have an expression only. */
const RULES: Readonly<Record<string, PostalCodeRule>> = {
  AT: { digits: 4, excludedPrefixes: [] },
  DE: { digits: 5, excludedPrefixes: [] },
  ES: { digits: 5, excludedPrefixes: [] },
  FR: { digits: 5, excludedPrefixes: ['00', '99'] },
  IT: { digits: 5, excludedPrefixes: [] },
}

/** The rule of a country where it makes exactly the market's expression: what is accepted never changes by it. */
export function postalCodeRule(country: string, zipFormatRegExp: string): { digits: number; excludedPrefixes: string[] } | null {
  const rule = RULES[country]
  const made = rule && postalCodeExpression(rule)
  if (!rule || !made || !('expression' in made) || made.expression !== zipFormatRegExp) return null
  return { digits: rule.digits, excludedPrefixes: [...rule.excludedPrefixes] }
}

type Id = number
type Data<Slug extends SeededCollection> = RequiredDataFromCollectionSlug<Slug>
/** The collections of a market, in the order in which they are filled. */
export type SeededCollection =
  'markets' | 'partners' | 'route-maps' | 'pages' | 'navigation' | 'banners' | 'contact-subjects' | 'redirects'

/** The market's document; hosts of partners are left out while the partners are not stored yet. */
export const marketData = ({ market, hosts }: MarketContent, partners: ReadonlyMap<string, Id>): Data<'markets'> => ({
  ...market,
  postalCode: postalCodeRule(market.country, market.zipFormatRegExp) ?? {},
  conditionsVideo: market.conditionsVideo ?? {},
  messaging: {
    account: market.messaging.account,
    subjects: Object.entries(market.messaging.subjects).map(([key, subject]) => ({ key, subject })),
  },
  hosts: hosts.filter(({ partner }) => partner === null || partners.has(partner)).map((host) => hostData(host, partners)),
})

const hostData = ({ partner, ...host }: Host, partners: ReadonlyMap<string, Id>) => ({
  ...host,
  partner: partner === null ? null : (partners.get(partner) ?? null),
})

export const partnerData = (partner: MarketContent['partners'][number], market: Id): Data<'partners'> => ({
  ...partner,
  colours: partner.colours ?? {},
  coloursDark: partner.coloursDark ?? {},
  market,
})

export const routeData = (screen: string, rows: MarketContent['routes'], market: Id): Data<'route-maps'> => ({
  market,
  screen: findScreen(screen),
  patterns: rows.map(({ pattern }) => ({ pattern })),
})

export function redirectData(row: RedirectRow, notes: ReadonlyMap<string, string>, market: Id): Data<'redirects'> {
  const { from, match, enabled, hidesRoute, validFrom, validTo } = row
  const status = STATUS[row.status]
  return {
    market,
    from,
    match,
    to: targetData(row.to),
    status,
    enabled,
    hidesRoute,
    validFrom,
    validTo,
    note: notes.get(redirectKey(row)),
  }
}
const STATUS = { 301: '301', 302: '302', 307: '307', 308: '308', 410: '410' } as const satisfies Record<RedirectStatus, string>

function targetData(to: RedirectRow['to']): NonNullable<Data<'redirects'>['to']> {
  if (to === null) return {}
  if (to.kind !== 'screen') return to
  return {
    kind: 'screen',
    screen: findScreen(to.screen),
    params: Object.entries(to.params).map(([name, value]) => ({ name, value })),
  }
}

const Role = z.enum([
  'terms',
  'about',
  'imprint',
  'press',
  'eco-effect',
  'partner-programme',
  'data-erasure',
  'packaging-tips',
  'privacy',
  'accessibility',
  'how-it-works',
])

export async function pageData(page: MarketContent['pages'][number], market: Id, upload: Upload): Promise<Data<'pages'>> {
  const { key, slug, title, metaTitle, metaDescription, noindex } = page
  const { body, blocks } = parsePage(page)
  return {
    ...{ key: Role.nullable().parse(key), slug, title, metaTitle, metaDescription, noindex },
    body: body && TextData.parse(body),
    blocks: await Array.fromAsync(blocks, (block) => blockData(block, upload)),
    market,
    _status: 'published',
  }
}

export const navigationData = ({ navigation }: MarketContent, market: Id): Data<'navigation'> => ({
  market,
  main: navigation.main.map(linkData),
  footer: navigation.footer.map(({ heading, links }) => ({ heading, links: links.map(linkData) })),
  legal: navigation.legal.map(linkData),
})

export const bannerData = ({ id: _id, link, ...banner }: MarketContent['banners'][number], market: Id): Data<'banners'> => ({
  ...banner,
  link: link ? linkData(link) : {},
  position: 10,
  market,
})

export const subjectsData = ({ contactSubjects }: MarketContent, market: Id): Data<'contact-subjects'> => ({
  market,
  subjects: contactSubjects.map(({ key, label, recipient }) => ({ key: ContactSubject.parse(key), label, recipient })),
})
