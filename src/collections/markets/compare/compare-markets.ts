import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import type { PayloadRequest, CollectionSlug } from 'payload'
import type { Comparison, Shown } from './comparison'
import { readSide, relationNames } from './read-side'
import { shownSettings } from './shown-settings'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'

type Area = Comparison['content'][number]['area']
type Named = readonly [area: Area, name: string, value: Shown]

/**
 * A short form of a market's documents, keyed by names that are the same in every market; the caller has checked access.
 */
async function shownContent(req: PayloadRequest, market: number): Promise<Named[]> {
  const { payload } = req
  const where = { market: { equals: market } }
  const live = { and: [where, published] }
  const routes = await payload.find({ ...EVERY_DOCUMENT, collection: 'route-maps', where, sort: 'screen', req })
  const pages = await payload.find({
    ...EVERY_DOCUMENT,
    collection: 'pages',
    where,
    sort: ['key', 'slug'],
    select: { key: true, slug: true, title: true, _status: true },
    req,
  })
  const [subjects] = (await payload.find({ ...EVERY_DOCUMENT, collection: 'contact-subjects', where: live, req })).docs
  const [navigation] = (await payload.find({ ...EVERY_DOCUMENT, collection: 'navigation', where: live, req })).docs
  const banners = await payload.find({
    ...EVERY_DOCUMENT,
    collection: 'banners',
    where: live,
    sort: 'position',
    select: { headline: true },
    req,
  })
  const partners = await payload.find({
    ...EVERY_DOCUMENT,
    collection: 'partners',
    where: live,
    sort: 'code',
    select: { code: true, name: true },
    req,
  })
  return [
    ...routes.docs.map(({ screen, patterns }): Named => ['routes', screen, patterns.map(({ pattern }) => pattern)]),
    ['pages', '', pages.docs.length],
    ...pages.docs.map(({ id, key, slug, title, _status }): Named => [
      'pages',
      // Drafts may have neither key nor slug.
      key ?? (slug || `#${id}`),
      [slug ?? '', title ?? '', _status ?? ''],
    ]),
    ...subjectRows(subjects?.subjects ?? []),
    ['navigation', 'main', labels(navigation?.main)],
    ['navigation', 'footer', (navigation?.footer ?? []).map(({ heading, links }) => `${heading}: ${labels(links).join(', ')}`)],
    ['navigation', 'legal', labels(navigation?.legal)],
    ['banners', '', banners.docs.map(({ headline }) => headline)],
    ['partners', '', partners.docs.map(({ code, name }) => `${code} · ${name}`)],
    ['redirects', '', await countOf(req, 'redirects', market)],
  ]
}

type Subject = Readonly<{ key: string; label: string; recipient?: string | null | undefined }>

/** The order of the subjects, then each subject with its text and recipient. */
export const subjectRows = (subjects: readonly Subject[]): Named[] => [
  ['subjects', '', subjects.map(({ key }, index) => `${index + 1} ${key}`)],
  ...subjects.map(({ key, label, recipient }): Named => ['subjects', key, [label, recipient ?? '']]),
]

const labels = (links: readonly { label?: string | null }[] | null | undefined): string[] =>
  (links ?? []).map(({ label }) => label ?? '')

const countOf = async (req: PayloadRequest, collection: CollectionSlug, market: number): Promise<number> =>
  (await req.payload.count({ collection, where: { market: { equals: market } }, overrideAccess: true, req })).totalDocs

/** Compares two sides setting by setting, and their documents when they are two markets (U-20). */
export async function compareMarkets(req: PayloadRequest, leftName: unknown, rightName: unknown): Promise<Comparison> {
  const left = await readSide(req, leftName)
  const right = await readSide(req, rightName)
  const nameOf = await relationNames(req)
  const [leftSettings, rightSettings] = [left, right].map(({ doc }) => shownSettings(doc, nameOf))
  return {
    left: left.title,
    right: right.title,
    settings: compareSettings(leftSettings ?? new Map(), rightSettings ?? new Map()),
    content: left.market === right.market ? [] : await comparedContent(req, left.market, right.market),
  }
}

type Side = ReadonlyMap<string, Shown>

export const compareSettings = (left: Side, right: Side): Comparison['settings'] =>
  pairs(left, right).map(([path, was, is]) => ({ path, left: was, right: is }))

/** Names that either side has, in the order of the left one. */
export const pairs = (left: Side, right: Side) =>
  [...new Set([...left.keys(), ...right.keys()])].map((key) => [key, left.get(key) ?? null, right.get(key) ?? null] as const)

async function comparedContent(req: PayloadRequest, left: number, right: number): Promise<Comparison['content']> {
  const leftRows = await shownContent(req, left)
  const rightRows = await shownContent(req, right)
  const [one, two] = [leftRows, rightRows].map((rows) => new Map(rows.map(([area, name, value]) => [`${area} ${name}`, value])))
  const names = new Map([...leftRows, ...rightRows].map(([area, name]) => [`${area} ${name}`, { area, name }]))
  return [...names]
    .map(([key, named]) => ({ ...named, left: one?.get(key) ?? null, right: two?.get(key) ?? null }))
    .toSorted((a, b) => AREA_ORDER.indexOf(a.area) - AREA_ORDER.indexOf(b.area))
}
const AREA_ORDER = ['routes', 'pages', 'subjects', 'navigation', 'banners', 'partners', 'redirects']
