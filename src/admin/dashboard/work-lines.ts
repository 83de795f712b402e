import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { fieldName } from '@trade-in-shop/payload-workbench/comments/comments'
import { getReach } from '@/collections/access/access-table'
import { ROLE_TRAITS } from '@/collections/access/roles'
import { deriveReviewState } from '@/collections/reviews/review'
import { readStaffNames } from '@/collections/staff/staff-names'
import { staffWords, type StaffKey } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { agoWords } from './dashboard-words'
import { asReader, findMarket, type Reader } from './reader'
import { countWork, readWork, type Work } from './waiting'

const brokenWords = staffWords('broken')
const stateWords = staffWords('translations')
const words = staffWords('dashboard')

type Chip = Readonly<{ code: string; name: string; href?: string }>
export type WorkLine = Readonly<{
  key: string
  icon: 'page' | 'banner' | 'menu' | 'contact' | 'partner' | 'translate' | 'comment'
  text: string
  href: string
  /** Markets that it is about; a translation has a link for each. */
  markets: readonly Chip[]
  /** Who, when, what. */
  detail: string
  action: StaffKey<'dashboard'>
}>
type GroupName = 'reviews' | 'translations' | 'drafts' | 'comments'
export type WorkGroup = Readonly<{ name: GroupName; lines: readonly WorkLine[] }>
/** `waiting` counts what waits for this person; drafts do not. */
export type OpenWork = Readonly<{ waiting: number; counts: Readonly<Record<GroupName, number>>; groups: readonly WorkGroup[] }>

const ORDER: Readonly<Record<'content' | 'translations', readonly GroupName[]>> = {
  content: ['reviews', 'translations', 'drafts', 'comments'],
  translations: ['translations', 'reviews', 'comments', 'drafts'],
}

/** Everything that waits for the reader, in the order of what the role works on. */
export async function readOpenWork(reader: Reader): Promise<OpenWork> {
  const work = await readWork(
    reader,
    reader.markets.map(({ id }) => id),
  )
  const names = await readStaffNames(
    reader.req,
    [...work.reviews.map(({ review }) => review.entries.at(-1)?.by), ...work.threads.map(({ thread }) => thread.by)].filter(
      (id) => typeof id === 'number',
    ),
  )
  const lines: Readonly<Record<GroupName, readonly WorkLine[]>> = {
    reviews: work.reviews.map((review) => reviewLine(reader, names, review)),
    translations: translationLines(reader, work.translations),
    drafts: await readDrafts(reader),
    comments: work.threads.map((thread) => commentLine(reader, names, thread)),
  }
  return {
    waiting: countWork(work),
    counts: {
      reviews: work.reviews.length,
      translations: work.translations.length,
      drafts: lines.drafts.length,
      comments: work.threads.length,
    },
    groups: ORDER[ROLE_TRAITS[reader.staff.role].worksOn]
      .map((name) => ({ name, lines: lines[name] }))
      .filter(({ lines: found }) => found.length > 0),
  }
}

type Names = ReadonlyMap<string, string>

function chipsOf(reader: Reader, market: unknown, href?: string): Chip[] {
  const found = findMarket(reader, market)
  return found ? [{ code: found.code.toUpperCase(), name: found.name, ...(href && { href }) }] : []
}

const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')
const ago = ({ language, now }: Reader, at: string): string => agoWords(language, Date.parse(at), now)

function reviewLine(reader: Reader, names: Names, { review, page }: Work['reviews'][number]): WorkLine {
  const last = review.entries.at(-1)
  const isMine = deriveReviewState(review) === 'handedIn'
  const text = formatStaffMessage(words[isMine ? 'waitsForReview' : 'cameBack'], reader.language, { title: page.title ?? '' })
  return {
    ...{ key: `review-${page.id}`, icon: 'page', text, markets: chipsOf(reader, page.market) },
    href: `${reader.admin}/collections/pages/${page.id}`,
    detail: joined(names.get(String(last?.by)), last && ago(reader, last.at), last?.note),
    action: isMine ? 'review' : 'open',
  }
}

function commentLine(reader: Reader, names: Names, { thread, page }: Work['threads'][number]): WorkLine {
  const { flattenedFields } = reader.req.payload.collections.pages.config
  const place = fieldName(flattenedFields, thread.field, reader.language)
  return {
    ...{ key: `comment-${thread.id}`, icon: 'comment', markets: chipsOf(reader, page.market), action: 'answer' },
    text: formatStaffMessage(words.quoted, reader.language, { text: thread.text }),
    href: `${reader.admin}/collections/pages/${page.id}`,
    detail: joined(names.get(String(thread.by)), page.title, place, ago(reader, thread.at)),
  }
}

/** A line for each page and state, with the markets where it is so. */
function translationLines(reader: Reader, found: Work['translations']): WorkLine[] {
  const lines = new Map<string, WorkLine>()
  for (const { state, source, page, market, title } of found) {
    const key = `${state}-${source}`
    const href = page === null ? `${reader.admin}/page-grid?page=${source}` : `${reader.admin}/side-by-side?page=${page}`
    const line = lines.get(key)
    lines.set(key, {
      ...{ key, icon: 'translate', text: title, href: line?.href ?? href, action: 'translate' },
      markets: [...(line?.markets ?? []), ...chipsOf(reader, market, href)],
      detail: formatStaffMessage(stateWords[state], reader.language),
    })
  }
  return [...lines.values()]
}

const DRAFTED = [
  ['pages', 'page'],
  ['banners', 'banner'],
  ['navigation', 'menu'],
  ['contact-subjects', 'contact'],
  ['partners', 'partner'],
] as const
const MAX_DRAFTS = 6

/** The latest drafts of what the reader may change: an autosave of a page does not say whose it is (decision 231). */
async function readDrafts(reader: Reader): Promise<WorkLine[]> {
  const found: (WorkLine & Readonly<{ at: string }>)[] = []
  for (const [collection, icon] of DRAFTED) {
    if (getReach(collection, 'update', reader.staff.role) === 'none') continue
    const waits = { where: { _status: { equals: 'draft' } }, draft: true, sort: '-updatedAt', limit: MAX_DRAFTS } as const
    const { docs } = await reader.req.payload.find({ collection, ...waits, ...asReader(reader) })
    for (const doc of docs)
      found.push({
        ...{ key: `${collection}-${doc.id}`, icon, at: doc.updatedAt, markets: chipsOf(reader, doc.market), action: 'open' },
        text: titleOf(doc) || nameKind(reader.req, collection),
        href: `${reader.admin}/collections/${collection}/${doc.id}`,
        detail: formatStaffMessage(words.saved, reader.language, { ago: ago(reader, doc.updatedAt) }),
      })
  }
  return found.toSorted((left, right) => Date.parse(right.at) - Date.parse(left.at)).slice(0, MAX_DRAFTS)
}

const titleOf = (doc: object): string => {
  const title: unknown = 'title' in doc ? doc.title : 'name' in doc ? doc.name : 'headline' in doc ? doc.headline : ''
  return typeof title === 'string' ? title : ''
}

const nameKind = ({ payload, i18n }: PayloadRequest, slug: (typeof DRAFTED)[number][0]): string =>
  getTranslation(payload.collections[slug].config.labels.singular, i18n)

export const groupTitle = (name: GroupName, language: string): string =>
  formatStaffMessage(name === 'translations' ? brokenWords.translate : words[name], language)
