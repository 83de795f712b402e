import type { DataFromCollectionSlug } from 'payload'
import type { RouteRow } from '@/domain/content'
import { RichTextState } from '@/domain/rich-text-state'
import { type BlockDocument, blocksOf } from './block-document'
import { linkOf, optionalLinkOf } from './link-document'
import { instantOrNull, orNull } from './loose'
import { type Pictures, pictureAddress, pictureOf } from './picture'

/** Documents as input of the domain's rows. */
type Slugs = 'pages' | 'navigation' | 'banners' | 'contact-subjects' | 'partners' | 'route-maps'
type Doc<Slug extends Slugs> = DataFromCollectionSlug<Slug>

export const routesOf = ({ screen, patterns }: Pick<Doc<'route-maps'>, 'screen' | 'patterns'>): RouteRow[] =>
  patterns.map(({ pattern }) => ({ screen, pattern }))

type PageFields = Pick<
  Doc<'pages'>,
  'key' | 'slug' | 'title' | 'metaTitle' | 'metaDescription' | 'noindex' | 'body' | 'updatedAt'
> &
  Readonly<{ blocks?: readonly BlockDocument[] | null | undefined }>

/** A page's document. What of it cannot be drawn is left out and told to `onFault`, in words for the log. */
export const pageOf = (doc: PageFields, pictures: Pictures, onFault: (fault: string) => void = () => {}): unknown => ({
  key: orNull(doc.key),
  slug: doc.slug,
  title: doc.title,
  metaTitle: orNull(doc.metaTitle) ?? doc.title,
  metaDescription: doc.metaDescription ?? '',
  noindex: doc.noindex ?? false,
  body: bodyOf(doc, onFault),
  blocks: blocksOf(doc.blocks, pictures, ({ type, issues: [issue] }) =>
    onFault(`${doc.slug}: a block (${type}) is left out, ${issue?.path}: ${issue?.message}`),
  ).filter((block) => block !== null),
  updatedAt: instantOrNull(doc.updatedAt),
})

function bodyOf({ slug, body }: Pick<PageFields, 'slug' | 'body'>, onFault: (fault: string) => void): RichTextState | null {
  if (body === null || body === undefined) return null
  const { success, data, error } = RichTextState.safeParse(body)
  if (!success) onFault(`${slug}: the text is left out, it ${error.issues[0]?.message ?? 'cannot be drawn'}`)
  return data ?? null
}

export const navigationOf = ({ main, footer, legal }: Pick<Doc<'navigation'>, 'main' | 'footer' | 'legal'>): unknown => ({
  main: (main ?? []).map(linkOf),
  footer: (footer ?? []).map(({ heading, links }) => ({ heading, links: (links ?? []).map(linkOf) })),
  legal: (legal ?? []).map(linkOf),
})

export const bannerOf = (doc: Omit<Doc<'banners'>, 'market' | 'createdAt' | 'updatedAt'>, pictures: Pictures): unknown => ({
  id: String(doc.id),
  place: doc.place,
  headline: doc.headline,
  text: orNull(doc.text),
  link: optionalLinkOf(doc.link),
  illustration: orNull(doc.illustration),
  imageUrl: pictureAddress(pictures, doc.image, doc.imageUrl),
  imageAlt: orNull(doc.imageAlt) ?? pictureOf(pictures, doc.image)?.alt ?? null,
  validFrom: instantOrNull(doc.validFrom),
  validTo: instantOrNull(doc.validTo),
})

export const subjectsOf = ({ subjects }: Pick<Doc<'contact-subjects'>, 'subjects'>): unknown[] =>
  subjects.map(({ key, label, recipient }) => ({ key, label, recipient: orNull(recipient) }))

const coloursOf = (colours: Doc<'partners'>['colours']): unknown => {
  if (!colours || !orNull(colours.action)) return null
  return { action: colours.action, onAction: colours.onAction, ground: colours.ground, tint: colours.tint }
}

export const partnerOf = (
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
