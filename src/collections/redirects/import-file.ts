import { staffWords } from '@/domain/staff-messages/staff-messages'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { lockMarket } from '@/collections/saving/lock-market'
import { inTransaction, openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { runInSlices } from '@/domain/steps'
import { cmsProblem } from '@/collections/problems/cms-problem'
import type { MarketOfStaff } from './markets-of'
import { type ImportPlan, planImport, type PlannedLine, type RefusedLine } from './plan-import'
import type { RedirectRecord } from './redirect-record'
import type { SheetLine } from './redirect-sheet'
import { loadRedirectContext } from './redirect-context'
import { ruleProblem } from './rule-problem'
import { storedRecords } from './stored-records'
import { type StoredImport, storeImport } from './store-import'

const lineWords = staffWords('importLine')

export type ImportOptions = Readonly<{
  /** False for a dry run. */
  store: boolean
  /** Make chains lead to their end instead of refusing them. */
  flatten: boolean
  /** Code of the market for lines without one; not needed by staff with a single market. */
  market: string | null
}>
export type Imported = Readonly<{
  planned: readonly PlannedLine[]
  unchanged: number
  refused: readonly RefusedLine[]
  /** What takes it back, for each market in which lines were stored. */
  undo: readonly ImportUndo[]
}>

/** The redirects that an import has added, and those that it has changed as they were before. */
export type ImportUndo = Readonly<{
  market: string
  at: string
  added: readonly number[]
  changed: readonly Readonly<{ id: number; record: RedirectRecord }>[]
}>
type ImportedMarket = ImportPlan & Readonly<{ undo: ImportUndo | null }>

/** Checks or stores the lines of a file, market by market, each in a transaction of its own; only for these markets. */
export async function importFile(
  req: PayloadRequest,
  lines: readonly SheetLine[],
  markets: readonly MarketOfStaff[],
  options: ImportOptions,
): Promise<Imported> {
  const { groups, refused } = byMarket(lines, markets, options.market)
  const plans: ImportedMarket[] = []
  for (const [market, own] of groups) plans.push(await importInto(req, market, own, options))
  return {
    planned: plans.flatMap(({ planned }) => planned),
    unchanged: plans.reduce((sum, plan) => sum + plan.unchanged, 0),
    undo: plans.flatMap(({ undo }) => undo ?? []),
    refused: [...refused, ...plans.flatMap((plan) => plan.refused)].toSorted((left, right) => left.line.line - right.line.line),
  }
}

function byMarket(lines: readonly SheetLine[], markets: readonly MarketOfStaff[], standard: string | null) {
  const groups = new Map<MarketOfStaff, SheetLine[]>()
  const refused: RefusedLine[] = []
  const only = markets.length === 1 ? markets[0]?.code : undefined
  for (const line of lines) {
    const named = line.cells.market?.trim().toLowerCase() || (standard ?? only ?? '')
    const market = markets.find(({ code }) => code === named)
    const group = market && groups.get(market)
    if (group) group.push(line)
    else if (market) groups.set(market, [line])
    else
      refused.push({
        line,
        problems: [ruleProblem('market', named === '' ? lineWords.namesNone : lineWords.noMarket, { market: named })],
      })
  }
  return { groups, refused }
}

/** How often a market is checked again because a colleague has saved meanwhile. */
const MAX_TRIES = 3

/**
 * The lines are checked before the market is locked, and stored if nothing relevant has changed since, so that colleagues
 * wait only for the storing.
 */
async function importInto(
  req: PayloadRequest,
  market: MarketOfStaff,
  lines: readonly SheetLine[],
  options: ImportOptions,
): Promise<ImportedMarket> {
  for (let tried = 0; tried < MAX_TRIES; tried++) {
    const version = await marketVersion(req, market.id)
    const context = {
      ...(await loadRedirectContext(req, market.id)),
      market: market.code,
      stored: await storedRecords(req, market),
    }
    const plan = await runInSlices(planImport(lines, context, options))
    if (!options.store) return { ...plan, undo: null }
    const stored = await storeAt(version, req, market.id, plan)
    if (stored !== 'changed meanwhile') return { ...plan, undo: stored && undoFor(market.code, stored) }
  }
  throw cmsProblem(req, 'importBusy', { values: { market: market.code } })
}

const storeAt = (
  version: string,
  req: PayloadRequest,
  market: number,
  plan: ImportPlan,
): Promise<StoredImport | null | 'changed meanwhile'> =>
  inTransaction(req, async () => {
    await lockMarket(req, market)
    return (await marketVersion(req, market)) === version ? storeImport(req, market, plan.planned) : 'changed meanwhile'
  })

const undoFor = (market: string, { at, stored }: StoredImport): ImportUndo => ({
  market,
  at,
  added: stored.flatMap(({ id, line }) => (line.stored ? [] : [id])),
  changed: stored.flatMap(({ line }) => line.stored ?? []),
})

/** A text that changes with every save of what redirects of a market are checked against. */
async function marketVersion(req: PayloadRequest, market: number): Promise<string> {
  const session = await openTransaction(req)
  const counted = (table: string) =>
    sql.raw(`(select concat(count(*), ' ', sum(id), ' ', max(updated_at)) from ${table} where market_id = ${Number(market)})`)
  const { rows } = await session.execute<{ version: string }>(sql`
    select concat_ws('; ', ${counted('redirects')}, ${counted('route_maps')}, ${counted('pages')},
      (select updated_at::text from markets where id = ${market})) as version`)
  return rows[0]?.version ?? ''
}
