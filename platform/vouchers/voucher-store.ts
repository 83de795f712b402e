import * as z from 'zod'
import type { Db } from '@platform/store/pool'
import { voucherBonus } from '@trade-in-shop/contracts/sale-sums'
import type { Voucher, VoucherProblem } from '@trade-in-shop/contracts/vouchers'

/** Amounts in minor units; `application` null: good everywhere. */
export type StoredVoucher = Voucher & {
  application: string | null
  minimum: number
  validFrom: Date
  validUntil: Date
  maxUses: number | null
  uses: number
}

export type VoucherVerdict =
  { kind: 'accepted'; voucher: Voucher & { minimum: number }; amount: number } | { kind: 'refused'; code: VoucherProblem }

/**
 * Why a voucher does not apply to this trade of `total` minor units, or its amount. Returns the first reason in this order; a
 * code that starts later is answered like an unknown one.
 */
export function judgeVoucher(
  found: StoredVoucher | null,
  sale: { application: string; total: number; now: Date },
): VoucherVerdict {
  const refused = (code: VoucherProblem): VoucherVerdict => ({ kind: 'refused', code })
  if (!found || found.validFrom > sale.now) return refused('unknown')
  if (found.application !== null && found.application !== sale.application) return refused('wrong_market')
  if (found.validUntil <= sale.now) return refused('expired')
  if (found.maxUses !== null && found.uses >= found.maxUses) return refused('exhausted')
  if (sale.total < found.minimum) return refused('below_minimum')
  const { code, kind, value, minimum } = found
  return { kind: 'accepted', voucher: { code, kind, value, minimum }, amount: voucherBonus(found, sale.total) }
}

const Row = z.object({
  code: z.string(),
  application: z.string().nullable(),
  kind: z.enum(['fixed', 'percent']),
  value: z.int(),
  minimum: z.int(),
  validFrom: z.date(),
  validUntil: z.date(),
  maxUses: z.int().nullable(),
  uses: z.int(),
})

const SELECT = `select code, application, kind, value, minimum, valid_from as "validFrom", valid_until as "validUntil",
  max_uses as "maxUses", uses from platform.vouchers where code = upper(trim($1))`

/** `lock`: no other transaction can redeem it until this one ends. */
export async function findVoucher(db: Db, code: string, lock = false): Promise<StoredVoucher | null> {
  const { rows } = await db.query(lock ? `${SELECT} for update` : SELECT, [code])
  return rows[0] ? Row.parse(rows[0]) : null
}

/** Gives back the redemption of a cancelled trade. */
export async function refundUse(db: Db, code: string): Promise<void> {
  await db.query('update platform.vouchers set uses = uses - 1 where code = $1 and uses > 0', [code])
}

/** Counts one redemption; the table's own check refuses more than allowed. The row must be locked. */
export async function countUse(db: Db, code: string): Promise<void> {
  await db.query('update platform.vouchers set uses = uses + 1 where code = $1', [code])
}
