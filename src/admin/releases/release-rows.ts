import type { PayloadRequest } from 'payload'
import { isUnpublished } from '@trade-in-shop/payload-workbench/drafts/drafts'
import type { StoredDocument } from '@trade-in-shop/payload-workbench/saving/changes-of'
import { findMarket, type MarketDoc, type Reader } from '@/admin/dashboard/reader'
import { differencesInWords, type VersionRow } from '@/admin/versions/version-in-words'
import { mayReach } from '@/collections/access/access-table'
import { problemsIn } from '@/collections/pages/page-check'
import { readDocument } from '@/collections/releases/apply-release'
import type { DescribedItem, DescribedRelease } from '@/collections/releases/describe-release'
import { readItems, type ReleaseItem } from '@/collections/releases/release-items'
import { deriveReviewState, readReview } from '@/collections/reviews/review'
import { readStaffNames } from '@/collections/staff/staff-names'
import { findPageVersion, readPageVersion } from '@/collections/versions/page-version'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'

const problemWords = staffWords('pageProblem')

/** A page that was handed in and not published since: whose turn it is. */
type OpenReview = Readonly<{ state: 'handedIn' | 'givenBack'; name: string }>
export type ReleaseRow = Readonly<{
  item: DescribedItem
  market: MarketDoc | undefined
  /** What it changes, in the words of the form; empty for what the reader may not read. */
  changes: readonly VersionRow[]
  /** Nothing of it is in the shop before. */
  isNew: boolean
  /** Null where nothing waits for a review, and for what has none. */
  review: OpenReview | null
  /** The version of a page that waits, which is checked as for its publication. */
  version: number | null
}>

export async function readReleaseRows(reader: Reader, release: DescribedRelease): Promise<ReleaseRow[]> {
  const { req, staff } = reader
  const stored = new Map((await readItems(req, release.id)).map((item) => [item.id, item]))
  const rows: ReleaseRow[] = []
  for (const item of release.items) {
    const change = stored.get(item.id)
    if (!change) continue
    const isReadable = mayReach(staff, item.collection, 'read', item.market)
    rows.push({
      item,
      market: findMarket(reader, item.market),
      ...(isReadable ? await readChanges(req, change) : { changes: [], isNew: item.kind === 'create' }),
      review: await openReview(req, item),
      version: isReadable && item.kind === 'publish' && release.state !== 'live' ? change.version : null,
    })
  }
  return rows
}

async function readChanges(req: PayloadRequest, item: ReleaseItem): Promise<Pick<ReleaseRow, 'changes' | 'isNew'>> {
  const { base, wanted } = item.collection === 'pages' ? await pageStates(req, item) : item
  if (!wanted) return { changes: [], isNew: false }
  const id = item.document ?? 0
  const changes = await differencesInWords(req, item.collection, base && { ...base, id }, { ...wanted, id })
  return { changes, isNew: base === null }
}

type States = Readonly<{ base: StoredDocument | null; wanted: StoredDocument | null }>

/** What the shop shows of a page, or showed before the release, and the version that goes live. */
async function pageStates(req: PayloadRequest, item: ReleaseItem): Promise<States> {
  const { document, version, before } = item
  if (document === null || version === null) return { base: null, wanted: null }
  const wanted = await readPageVersion(req, document, version)
  if (before) return { base: before.version ? await readPageVersion(req, document, before.version) : null, wanted }
  const now = await readDocument(req, item)
  return { base: isUnpublished(now) ? null : now, wanted }
}

async function openReview(req: PayloadRequest, { collection, document }: DescribedItem): Promise<OpenReview | null> {
  const review = collection === 'pages' && document !== null ? await readReview(req.payload, document) : null
  const state = review && deriveReviewState(review)
  if (!review || !state) return null
  const turn = state === 'handedIn' ? review.reviewer : review.author
  return { state, name: (await readStaffNames(req, [turn])).get(String(turn)) ?? '–' }
}

/** Why a page would be refused when it goes live; empty for one with a reason to go out all the same. */
export async function findRefusals(req: PayloadRequest, { item, version }: ReleaseRow): Promise<string[]> {
  const page = version !== null && item.document !== null ? await findPageVersion(req, item.document, version) : null
  if (!page || page.publishReason?.trim()) return []
  const errors = (await problemsIn(req, page)).filter(({ weight }) => weight === 'error')
  return errors.map(({ kind, value }) => formatStaffMessage(problemWords[kind], req.i18n.language, { value }))
}
