import type { DataFromCollectionSlug } from 'payload'
import type { RouteRow } from '@/domain/content/content'
import type { BlockRow } from '@/domain/content/page-blocks'
import { RichTextState } from '@/domain/content/rich-text-state'
import { type BlockDocument, convertBlocks, convertLink, convertOptionalLink } from './block-document'
import { SearchWord, splitPhrases } from '@/domain/content/search-word'
import { instantOrNull, orNull } from './loose'
import { type Pictures, pictureAddress, findPicture } from './picture'

/** Collections whose documents are converted to rows of the domain. */
type Slugs = 'pages' | 'navigation' | 'banners' | 'contact-subjects' | 'partners' | 'route-maps' | 'search-words'
type Doc<Slug extends Slugs> = DataFromCollectionSlug<Slug>

export const convertRoutes = ({ screen, patterns }: Pick<Doc<'route-maps'>, 'screen' | 'patterns'>): RouteRow[] =>
  patterns.map(({ pattern }) => ({ screen, pattern }))

type HeadFields = Pick<Doc<'pages'>, 'key' | 'slug' | 'title' | 'metaTitle' | 'metaDescription' | 'noindex' | 'updatedAt'>
type Blocks = readonly (BlockDocument | null | undefined)[] | null | undefined
type OnProblem = (problem: string) => void

/** Converts a page's document; leaves out a text or block that cannot be drawn. */
export const convertPage = (doc: HeadFields & Readonly<{ body?: unknown; blocks?: Blocks }>, pictures: Pictures): unknown => ({
  ...convertPageHead(doc),
  body: convertPageText(doc.slug, doc.body),
  blocks: convertPageBlocks(doc.slug, doc.blocks, pictures),
})

export const convertPageHead = (doc: HeadFields) => ({
  key: orNull(doc.key),
  slug: doc.slug,
  title: doc.title,
  metaTitle: orNull(doc.metaTitle) ?? doc.title,
  metaDescription: doc.metaDescription ?? '',
  noindex: doc.noindex ?? false,
  updatedAt: instantOrNull(doc.updatedAt),
})

/** The text of a page; null for an invalid text, which is passed to `onProblem` in words for the log. */
export function convertPageText(slug: string, body: unknown, onProblem: OnProblem = () => {}): RichTextState | null {
  if (body === null || body === undefined) return null
  const { success, data, error } = RichTextState.safeParse(body)
  if (!success) onProblem(`${slug}: the text is left out, it ${error.issues[0]?.message ?? 'cannot be drawn'}`)
  return data ?? null
}

/** The valid blocks of a page; invalid ones are passed to `onProblem` in words for the log. */
export const convertPageBlocks = (
  slug: string,
  blocks: Blocks,
  pictures: Pictures,
  onProblem: OnProblem = () => {},
): BlockRow[] =>
  convertBlocks(blocks, pictures, ({ type, issues: [issue] }) =>
    onProblem(`${slug}: a block (${type}) is left out, ${issue?.path}: ${issue?.message}`),
  ).filter((block) => block !== null)

export const convertNavigation = ({ main, footer, legal }: Pick<Doc<'navigation'>, 'main' | 'footer' | 'legal'>): unknown => ({
  main: (main ?? []).map(convertLink),
  footer: (footer ?? []).map(({ heading, links }) => ({ heading, links: (links ?? []).map(convertLink) })),
  legal: (legal ?? []).map(convertLink),
})

export const convertBanner = (doc: Omit<Doc<'banners'>, 'market' | 'createdAt' | 'updatedAt'>, pictures: Pictures): unknown => ({
  id: String(doc.id),
  place: doc.place,
  headline: doc.headline,
  text: orNull(doc.text),
  link: convertOptionalLink(doc.link),
  illustration: orNull(doc.illustration),
  imageUrl: pictureAddress(pictures, doc.image, doc.imageUrl),
  imageAlt: orNull(doc.imageAlt) ?? findPicture(pictures, doc.image)?.alt ?? null,
  validFrom: instantOrNull(doc.validFrom),
  validTo: instantOrNull(doc.validTo),
})

export const convertSubjects = ({ subjects }: Pick<Doc<'contact-subjects'>, 'subjects'>): unknown[] =>
  subjects.map(({ key, label, recipient }) => ({ key, label, recipient: orNull(recipient) }))

const coloursOf = (colours: Doc<'partners'>['colours']): unknown => {
  if (!colours || !orNull(colours.action)) return null
  return { action: colours.action, onAction: colours.onAction, ground: colours.ground, tint: colours.tint }
}

export const convertPartner = (
  doc: Omit<Doc<'partners'>, 'id' | 'market' | 'createdAt' | 'updatedAt'>,
  pictures: Pictures,
): unknown => ({
  code: doc.code,
  name: doc.name,
  logoUrl: pictureAddress(pictures, doc.logo, doc.logoUrl),
  colours: coloursOf(doc.colours),
  coloursDark: coloursOf(doc.coloursDark),
  headline: orNull(doc.headline),
  intro: orNull(doc.intro),
  frameOrigins: doc.frameOrigins ?? [],
  voucherPayout: doc.voucherPayout ?? false,
})

/** What the shop obeys of an entry: nothing of an ignored text, and nothing that its schema does not allow. */
export function convertSearchWord(doc: Omit<Doc<'search-words'>, 'market' | 'createdAt' | 'updatedAt'>): SearchWord[] {
  const { id, action, typed, target, kind, off, sentence, advice } = doc
  const said = { sentence: orNull(sentence), advice: orNull(advice) }
  const { data } = SearchWord.safeParse({
    ...{ action, id: String(id), typed: splitPhrases(typed ?? ''), target, kind: orNull(kind), off: off ?? false },
    ...said,
  })
  return data ? [data] : []
}
