import * as z from 'zod'
import { Code } from './typed-text'

/** `POST /vouchers/validations`; refused with 422 and one of `VOUCHER_PROBLEMS` as problem code. */
export const VoucherValidationRequest = z.strictObject({
  application: z.string().min(1).max(64),
  code: Code(40),
  offerIds: z.array(z.string().min(1).max(64)).min(1).max(50),
})
export type VoucherValidationRequest = z.infer<typeof VoucherValidationRequest>

/** `fixed`: value in minor units, added once to the payout. `percent`: value in whole percent of the lines' total. */
export const Voucher = z.object({
  code: z.string(),
  kind: z.enum(['fixed', 'percent']),
  value: z.int().positive(),
  /** What the devices must be worth, in minor units; older platforms leave it out. */
  minimum: z.int().nonnegative().optional(),
})
export type Voucher = z.infer<typeof Voucher>

export const VOUCHER_PROBLEMS = ['unknown', 'expired', 'exhausted', 'below_minimum', 'wrong_market'] as const
export type VoucherProblem = (typeof VOUCHER_PROBLEMS)[number]
