import type { PayloadRequest } from 'payload'
import { lockMarket } from '@/collections/hooks/lock-market'
import { lineWords } from './import-words'
import { inTransaction } from './in-transaction'
import type { MarketOfStaff } from './markets-of'
import { type ImportPlan, planImport, type PlannedLine, type RefusedLine } from './plan-import'
import type { SheetLine } from './redirect-sheet'
import { redirectWorld } from './redirect-world'
import { ruleFault } from './rule-fault'
import { storedRecords } from './stored-records'
import { storeImport } from './store-import'

export type ImportOptions = Readonly<{
  /** False: only says what would happen. */
  store: boolean
  /** Chains lead to their end instead of being refused. */
  flatten: boolean
  /** For lines that name no market: its code. */
  market: string | null
}>
export type Imported = Readonly<{
  planned: readonly PlannedLine[]
  unchanged: number
  refused: readonly RefusedLine[]
}>

/** Judges or stores the lines of a file, market by market, each in a transaction of its own; only in these markets. */
export async function importFile(
  req: PayloadRequest,
  lines: readonly SheetLine[],
  markets: readonly MarketOfStaff[],
  options: ImportOptions,
): Promise<Imported> {
  const { groups, refused } = byMarket(lines, markets, options.market)
  const plans: ImportPlan[] = []
  for (const [market, own] of groups) plans.push(await importInto(req, market, own, options))
  return {
    planned: plans.flatMap(({ planned }) => planned),
    unchanged: plans.reduce((sum, plan) => sum + plan.unchanged, 0),
    refused: [...refused, ...plans.flatMap((plan) => plan.refused)].toSorted((left, right) => left.line.line - right.line.line),
  }
}

function byMarket(lines: readonly SheetLine[], markets: readonly MarketOfStaff[], standard: string | null) {
  const groups = new Map<MarketOfStaff, SheetLine[]>()
  const refused: RefusedLine[] = []
  for (const line of lines) {
    const named = line.cells.market?.trim().toLowerCase() || (standard ?? '')
    const market = markets.find(({ code }) => code === named)
    const group = market && groups.get(market)
    if (group) group.push(line)
    else if (market) groups.set(market, [line])
    else refused.push({ line, faults: [ruleFault('market', lineWords.noMarket, { market: named })] })
  }
  return { groups, refused }
}

async function importInto(
  req: PayloadRequest,
  market: MarketOfStaff,
  lines: readonly SheetLine[],
  options: ImportOptions,
): Promise<ImportPlan> {
  const plan = async () => {
    const world = { ...(await redirectWorld(req, market.id)), market: market.code, stored: await storedRecords(req, market) }
    return planImport(lines, world, options)
  }
  if (!options.store) return plan()
  return inTransaction(req, async () => {
    await lockMarket(req, market.id)
    const judged = await plan()
    await storeImport(req, market.id, judged.planned)
    return judged
  })
}
