import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Comparison, Shown } from './comparison'

type Area = Comparison['content'][number]['area']
type Named = readonly [area: Area, name: string, value: Shown]

const ALL = { depth: 0, limit: 0, pagination: false, overrideAccess: true } as const

/**
 * A short form of a market's documents, keyed by names that are the same in every market; the caller has checked access.
 */
export async function shownContent(req: PayloadRequest, market: number): Promise<Named[]> {
  const { payload } = req
  const where = { market: { equals: market } }
  const routes = await payload.find({ ...ALL, collection: 'route-maps', where, sort: 'screen', req })
  const pages = await payload.find({
    ...ALL,
    collection: 'pages',
    where,
    sort: ['key', 'slug'],
    select: { key: true, slug: true, title: true, _status: true },
    req,
  })
  const [subjects] = (await payload.find({ ...ALL, collection: 'contact-subjects', where, req })).docs
  const [navigation] = (await payload.find({ ...ALL, collection: 'navigation', where, req })).docs
  const banners = await payload.find({ ...ALL, collection: 'banners', where, sort: 'position', select: { headline: true }, req })
  const partners = await payload.find({
    ...ALL,
    collection: 'partners',
    where,
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
