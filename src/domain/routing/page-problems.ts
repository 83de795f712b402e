import { CATEGORY_KEYS } from '@trade-in-shop/contracts/search'
import { categoryAddress } from '@/domain/content/category-addresses'
import { type BlockRow, type BlockValue, blockValues } from '@/domain/content/page-blocks'
import { linksOfPage, type PageLink } from '@/domain/content/page-links'
import { PictureRow } from '@/domain/content/picture-row'
import { walkNodes } from '@/domain/content/rich-text-state'
import { type CataloguePlace, findCataloguePlace } from './catalogue-place'
import { areValidParams } from './params'
import { splitAddress } from './paths'
import { pathTo } from './route-map'
import { isScreen } from './screens'
import { traceVisit, type TracedVisitor } from './trace-visit'

/**
 * `error`: customers would see it, so the editor mends it or gives a reason; `hint`: it could be better. `path` is the form
 * field to change; `value` is what the message names.
 */
export type PageProblem = Readonly<{ path: string; kind: PageProblemKind; weight: 'error' | 'hint'; value: string }>

export const PROBLEM_KINDS = [
  'page-empty',
  'untranslated',
  'block-empty',
  'alt-missing',
  'heading-skipped',
  'heading-empty',
  'link-empty',
  'link-missing',
  'link-gone',
  'link-loop',
  'link-moved',
  'link-category',
  'link-market',
  'description-missing',
] as const
export type PageProblemKind = (typeof PROBLEM_KINDS)[number]

export type CheckedPage = Readonly<{
  body: unknown
  /** Null: a block that cannot be rendered. */
  blocks: readonly (BlockRow | null)[]
  /** The field that is missing or wrong, by the index of a block that cannot be rendered. */
  missingFields: ReadonlyMap<number, string>
  metaDescription: string | null
  /** The page's own slug; links to it count as valid before it is published. */
  slug: string | null
  /** It still says what its source says, in the language of another market. */
  isUntranslated?: boolean
}>

/**
 * What the links of a page are checked against: the routing of the market, the codes of the other markets, and the addresses in its
 * links that the catalogue does not have.
 */
export type PageSurroundings = Readonly<{ visitor: TracedVisitor; markets: ReadonlySet<string>; unknown?: ReadonlySet<string> }>

const error = (path: string, kind: PageProblemKind, value = ''): PageProblem => ({ path, kind, weight: 'error', value })
const hint = (path: string, kind: PageProblemKind, value = ''): PageProblem => ({ path, kind, weight: 'hint', value })

/**
 * The problems of a page before it is published, in reading order (U-17). Without surroundings (a market that has no shop yet)
 * its links are not checked.
 */
export function problemsOfPage(page: CheckedPage, surroundings: PageSurroundings | null): PageProblem[] {
  const around = surroundings && withSlug(surroundings, page.slug)
  const isEmpty = page.blocks.length === 0 && !saysSomething(page.body)
  return [
    ...(isEmpty ? [error('body', 'page-empty')] : []),
    ...(page.isUntranslated ? [error('title', 'untranslated')] : []),
    ...page.blocks.flatMap((block, index) => blockProblems(`blocks.${index}`, block, page.missingFields.get(index))),
    ...headingProblems(page),
    ...(around ? linksOfPage(page).flatMap((link) => linkProblems(link, around)) : []),
    ...(page.metaDescription?.trim() ? [] : [hint('metaDescription', 'description-missing')]),
  ]
}

function withSlug({ visitor, ...around }: PageSurroundings, slug: string | null): PageSurroundings {
  return { ...around, visitor: slug ? { ...visitor, slugs: new Set([...visitor.slugs, slug]) } : visitor }
}

function saysSomething(state: unknown): boolean {
  for (const { node } of walkNodes(state)) if (typeof node.text === 'string' && node.text.trim() !== '') return true
  return false
}

const blockProblems = (path: string, block: BlockRow | null, missing: string | undefined): PageProblem[] =>
  block === null ? [error(missing ?? path, 'block-empty')] : blockValues(block, path).flatMap(fieldProblems)

function fieldProblems({ path, field, value }: BlockValue): PageProblem[] {
  if (field.kind === 'rich-text') return saysSomething(value) ? [] : [error(path, 'block-empty')]
  if (field.kind !== 'picture' || value === null) return []
  return PictureRow.parse(value).alt.trim() === '' ? [error(path, 'alt-missing')] : []
}

type Heading = Readonly<{ path: string; level: number; words: string }>

/** Headings of a page below its title; headings of blocks are on level two. */
function headingsOf({ body, blocks }: CheckedPage): Heading[] {
  const values = blocks.flatMap((block, index) => blockValues(block, `blocks.${index}`))
  return [...headingsOfText('body', body), ...values.flatMap(headingsOfField)]
}

function headingsOfField({ path, field, value }: BlockValue): Heading[] {
  if (field.kind === 'rich-text') return headingsOfText(path, value)
  const isHeading = field.kind === 'line' && field.isHeading
  return isHeading && typeof value === 'string' ? [{ path, level: 2, words: value }] : []
}

function headingsOfText(path: string, state: unknown): Heading[] {
  return [...walkNodes(state)].flatMap(({ node }) => {
    const level = node.type === 'heading' && typeof node.tag === 'string' ? /^h([1-6])$/.exec(node.tag)?.[1] : undefined
    return level ? [{ path, level: Number(level), words: wordsOf(node) }] : []
  })
}

const wordsOf = (heading: Record<string, unknown>): string =>
  [...walkNodes({ root: heading })].map(({ node }) => (typeof node.text === 'string' ? node.text : '')).join('')

/** A heading is at most one level below the previous one, because screen reader users navigate by headings. */
function headingProblems(page: CheckedPage): PageProblem[] {
  let before = 1
  return headingsOf(page).flatMap(({ path, level, words }) => {
    const skipped = level > before + 1
    before = level
    if (words.trim() === '') return [error(path, 'heading-empty')]
    return skipped ? [error(path, 'heading-skipped', words)] : []
  })
}

/** The problems of one link: none, or one at its field. */
export function linkProblems(link: PageLink, around: PageSurroundings): PageProblem[] {
  const { path, wordsPath, to } = link
  const words = link.words.trim()
  if (words === '') return [error(wordsPath, 'link-empty', to.kind === 'address' ? to.address : '')]
  switch (to.kind) {
    case 'market':
      return around.markets.has(to.code) ? [] : [error(path, 'link-market', words)]
    case 'external':
      return []
    case 'category':
      if (!CATEGORY_KEYS.some((key) => key === to.key)) return [error(path, 'link-category', words)]
      return categoryProblems(link, categoryAddress(around.visitor.shop.content.categories, to), around)
    case 'page':
      return placeProblems(link, pathOf(around, 'content', { slug: to.slug }), around)
    case 'screen':
      return placeProblems(link, pathOf(around, to.screen, {}), around)
    case 'address':
      return to.address.startsWith('/') ? placeProblems(link, to.address, around) : []
  }
}

const categoryProblems = (link: PageLink, category: string | null, around: PageSurroundings): PageProblem[] =>
  category === null
    ? [error(link.path, 'link-category', link.words.trim())]
    : placeProblems(link, pathOf(around, 'sellCategory', { category }), around)

/** The path of a screen in this shop; null when none exists with these parameters. */
function pathOf({ visitor }: PageSurroundings, screen: string, params: Readonly<Record<string, string>>): string | null {
  if (!isScreen(screen) || !areValidParams(params)) return null
  try {
    return pathTo(visitor.shop.routes, screen, params)
  } catch {
    // A screen that needs more than a link can carry (a device, a trade): pages cannot link to it.
    return null
  }
}

function placeProblems({ path, words }: PageLink, address: string | null, around: PageSurroundings): PageProblem[] {
  const trace = address === null ? null : traceVisit(around.visitor, address)
  if (trace === null || trace.end === 'missing' || around.unknown?.has(trace.address)) return [error(path, 'link-missing', words)]
  if (trace.end === 'gone') return [error(path, 'link-gone', words)]
  if (trace.end === 'loop') return [error(path, 'link-loop', words)]
  return trace.hops.length > 0 ? [hint(path, 'link-moved', words)] : []
}

/** The addresses typed into texts that only the catalogue can confirm, with what to ask it for. */
export function catalogueAddresses(
  links: readonly PageLink[],
  { visitor }: PageSurroundings,
): Readonly<{ address: string; place: CataloguePlace }>[] {
  const asked = links.flatMap(({ to }) => {
    if (to.kind !== 'address' || !to.address.startsWith('/')) return []
    const { unsure, address } = traceVisit(visitor, to.address)
    const place = unsure ? findCataloguePlace(visitor.shop.routes, splitAddress(address).path) : null
    return place === null ? [] : [[address, { address, place }] as const]
  })
  return [...new Map(asked).values()]
}
