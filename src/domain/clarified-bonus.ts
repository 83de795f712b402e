import type { Clarification, ClarificationDecision } from '@trade-in-shop/contracts/clarifications'
import { bonusOfSold } from '@trade-in-shop/contracts/sale-sums'

type Decisions = Readonly<Record<string, ClarificationDecision>>

/** What the voucher of a sale adds once these decisions have been carried out, in minor units; a line without one is sold. */
export function clarifiedBonus({ voucher, lines }: Pick<Clarification, 'voucher' | 'lines'>, decisions: Decisions): number {
  if (!voucher) return 0
  const kept = voucher.kept.map(({ total, offered }) => ({ total: total.amount, offered: offered.amount }))
  const sold = lines
    .filter(({ offerId, decision }) => (decision ?? decisions[offerId]) !== 'return')
    .map(({ newPrice, oldPrice }) => ({ total: newPrice.amount, offered: oldPrice.amount }))
  return bonusOfSold({ ...voucher, minimum: voucher.minimum.amount }, [...kept, ...sold])
}
