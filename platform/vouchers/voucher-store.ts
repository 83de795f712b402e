import * as z from 'zod'
import type { Db } from '@platform/store/pool'
import type { StoredVoucher } from './voucher-rules'

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

/** Counts one redemption; the table's own check refuses more than allowed. The row must be locked. */
export async function countUse(db: Db, code: string): Promise<void> {
  await db.query('update platform.vouchers set uses = uses + 1 where code = $1', [code])
}
