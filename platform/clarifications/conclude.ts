import type { Db } from '@platform/store/pool'
import { acceptLine, returnLine, settleTrade } from '@platform/trades/move-trade'
import { recalculateTotal, repriceLine } from '@platform/trades/trade-total'
import type { WholeTrade } from '@platform/trades/trade-store'
import { closeClarification, type StoredClarification, type StoredDecisionLine } from './clarification-store'
import { mailClosedClarification } from './clarification-mails'

type Decided = StoredDecisionLine & { decision: 'accept' | 'return' }
const isDecided = (line: StoredDecisionLine): line is Decided => line.decision !== null

const MAILS = {
  answer: 'clarification_acknowledged',
  beforehand: 'clarification_beforehand',
  deadline: 'clarification_expired',
  second_look: 'second_look_restored',
} as const

function reasonOf(lines: readonly Decided[], by: Ending['by']): string {
  const kinds = new Set(lines.map(({ decision }) => decision))
  if (by === 'second_look') return 'second_look_restored'
  if (by === 'beforehand') return kinds.has('accept') ? 'lower_price_accepted' : 'lower_price_returned'
  if (kinds.size > 1) return 'clarification_mixed'
  return kinds.has('accept') ? 'clarification_accepted' : 'clarification_returned'
}

async function settle(db: Db, trade: WholeTrade, { position, newPrice, decision }: Decided): Promise<void> {
  const line = trade.lines[position]
  if (!line) throw new Error(`Trade ${trade.number} has lost a line`)
  if (decision === 'return') return returnLine(db, trade, line)
  await repriceLine(db, trade, line, newPrice / line.quantity)
  await acceptLine(db, trade, line)
}

/** Who has decided: the seller now, the seller with the sale (P-07), the deadline, or a second look that leaves no question (U-03). */
export type Ending = Readonly<{ secret: string; now: Date; by: 'answer' | 'beforehand' | 'deadline' | 'second_look' }>

/**
 * Called when every line has its decision: what is sold is paid out, the rest goes back free of charge, and a sale of which
 * everything is recycled is closed, in the transaction of the last decision. The trade must be locked.
 */
export async function conclude(
  db: Db,
  trade: WholeTrade,
  clarification: StoredClarification,
  { secret, now, by }: Ending,
): Promise<void> {
  const lines = clarification.lines.filter(isDecided)
  for (const line of lines) await settle(db, trade, line)
  await recalculateTotal(db, trade)
  const reason = by === 'deadline' ? 'clarification_expired' : reasonOf(lines, by)
  await settleTrade(db, trade, reason, now)
  await closeClarification(db, clarification.id, by === 'deadline' ? 'expired' : 'answered', now)
  await mailClosedClarification(db, secret, trade, { id: clarification.id, lines }, MAILS[by], now)
}
