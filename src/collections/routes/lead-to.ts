import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type PayloadRequest, ValidationError } from 'payload'
import { newTargetProblems } from '@/collections/redirects/redirect-neighbours'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { redirectsContaining } from '@/collections/redirects/redirect-rows'
import type { PlannedLine, StoredRecord } from '@/collections/redirects/plan-import'
import { loadRedirectContext, readValidRedirects } from '@/collections/redirects/redirect-context'
import { parseParams, type RedirectRecord, retargeted } from '@/collections/redirects/redirect-record'
import { storeImport } from '@/collections/redirects/store-import'
import { storedRecords } from '@/collections/redirects/stored-records'
import { RedirectRow } from '@/domain/content/content'
import type { RedirectTarget } from '@/domain/content/redirect-destination'
import { splitAddress, lookupForm } from '@/domain/routing/paths'
import { collectNeighbourhood } from '@/domain/routing/redirect-neighbourhood'
import { isScreen } from '@/domain/routing/screens'
import { formatStaffMessage } from '@/domain/staff-words'

/** An address that has moved: the old address and its new target. */
export type MovedAddress = Readonly<{
  market: number
  from: string
  match: 'exact' | 'pattern'
  to: RedirectTarget
  note: string
}>

const same = (left: string, right: string): boolean => lookupForm(left).toLowerCase() === lookupForm(right).toLowerCase()

/** The redirects whose old address is exactly this address or pattern. */
export async function redirectsFrom(req: PayloadRequest, market: number, from: string) {
  const rows = await redirectsContaining(req, market, from)
  return rows.flatMap((document) => {
    const row = RedirectRow.safeParse(document).data
    return row && same(row.from, from) ? [row] : []
  })
}

/**
 * Points redirects to an old path straight to the new target, so that a rename makes no chain; a redirect keeps its own
 * query or anchor. Returns why one of them cannot lead there, or null.
 */
export async function leadPathsOn(
  req: PayloadRequest,
  market: number,
  old: string,
  path: string,
  to: RedirectTarget,
): Promise<string | null> {
  const found = await storedOf(req, market, sql`r.to_kind = 'path' and position(lower(${old}) in lower(r.to_path)) > 0`)
  const moved = found.flatMap((stored) => {
    const own = stored.record.path
    const address = splitAddress(own)
    if (!same(address.path, old)) return []
    const rest = own.slice(address.path.length)
    return [movedTo(stored, rest === '' ? to : { kind: 'path', path: path + rest })]
  })
  return storeMoved(req, market, moved)
}

/** Points redirects to a page's old slug to its new slug. Returns why one of them cannot lead there, or null. */
export async function leadSlugsOn(req: PayloadRequest, market: number, old: string, slug: string): Promise<string | null> {
  const found = await storedOf(req, market, sql`(r.to_kind = 'page' and r.to_slug = ${old}) or r.to_screen = 'content'`)
  const moved = found.filter(({ record }) => leadsToSlug(record, old)).map((stored) => movedTo(stored, { kind: 'page', slug }))
  return storeMoved(req, market, moved)
}

const leadsToSlug = ({ kind, slug, params }: RedirectRecord, wanted: string): boolean =>
  kind === 'page'
    ? slug === wanted
    : kind === 'screen' && parseParams(params).some(([name, value]) => name === 'slug' && value === wanted)

/** The market code is needed only for files, so it is empty here. */
const storedOf = (req: PayloadRequest, market: number, which: ReturnType<typeof sql>): Promise<StoredRecord[]> =>
  storedRecords(req, { id: market, code: '' }, which)

const movedTo = (stored: StoredRecord, to: RedirectTarget): PlannedLine => ({
  line: stored.id,
  stored,
  record: retargeted(stored.record, to),
  changed: [],
  flattened: false,
})

/**
 * Redirects that are judged before others get their turn: the shop answers from the same process, and the database ends a
 * transaction from which it hears nothing for five seconds.
 */
const TURN = 500

/**
 * Stores the new targets in a few statements, as an import does, and checks them by the rules of a single save. A screen
 * may have many thousands of redirects, and separate saves would hold the market's lock for minutes.
 */
async function storeMoved(req: PayloadRequest, market: number, moved: readonly PlannedLine[]): Promise<string | null> {
  if (moved.length === 0) return null
  await storeImport(req, market, moved)
  const { routes, slugs, closed } = await loadRedirectContext(req, market)
  const near = collectNeighbourhood(await readValidRedirects(req, market), routes, slugs, closed)
  const session = await openTransaction(req)
  const ids = new Set(moved.map(({ stored }) => String(stored?.id)))
  for (const [index, row] of near.rows.filter(({ id }) => ids.has(id)).entries()) {
    if (index % TURN === TURN - 1) await Promise.all([breathe(), session.execute(sql`select 1`)])
    const [problem] = newTargetProblems(row, near)
    if (problem) return `"${row.from}": ${formatStaffMessage(problem.message, req.i18n.language, problem.values)}`
  }
  return null
}

/** Deletes redirects in the same transaction. */
export async function removeRedirects(req: PayloadRequest, rows: readonly RedirectRow[]): Promise<void> {
  for (const { id } of rows)
    await req.payload.delete({ collection: 'redirects', id: Number(id), depth: 0, overrideAccess: true, req })
}

/** Creates or enables a 301 from an old address, with all checks of a redirect. Returns why it cannot, or null. */
export async function keepAlive(req: PayloadRequest, { market, from, match, to, note }: MovedAddress): Promise<string | null> {
  const known = (await redirectsFrom(req, market, from)).filter((row) => row.match === match)
  const data = { market, from, match, to: documentTarget(to), note, status: '301' as const, enabled: true, hidesRoute: false }
  const always = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const
  try {
    const [first] = known
    if (first?.enabled) return null
    if (first) await req.payload.update({ ...always, id: Number(first.id), data })
    else await req.payload.create({ ...always, data })
    return null
  } catch (error) {
    if (error instanceof ValidationError) return error.data.errors.map(({ message }) => message).join(' ')
    throw error
  }
}

function documentTarget(to: RedirectTarget) {
  if (to.kind !== 'screen') return to
  if (!isScreen(to.screen)) throw new Error(`"${to.screen}" is no screen`)
  return { kind: to.kind, screen: to.screen, params: Object.entries(to.params).map(([name, value]) => ({ name, value })) }
}
