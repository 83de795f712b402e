import 'server-only'
import type * as z from 'zod'
import type { ProblemCode, ProblemError } from '@trade-in-shop/contracts/problem'
import type { TradeAddress, TradePayment } from '@trade-in-shop/contracts/trades'
import { birthDate, isFieldProblem, type FieldFacts } from '@/domain/checkout/field-rules'
import { toE164 } from '@/domain/checkout/phone'
import { addressForm, paymentForm } from '@/domain/checkout/profile-form'
import type { Shop } from '@/domain/routing/shop'
import { apiError } from '@/http/api-problem'

/** What the field rules need to know of a shop, the same as in the browser; `now` in epoch milliseconds. */
const factsOf = ({ market: { country, zipFormatRegExp, timeZone } }: Shop, now: number): FieldFacts => ({
  ...{ country, zipFormatRegExp, timeZone, now, toE164 },
})

/** Collects the problems of several fields, so that one answer lists them all. */
export function fieldChecks(shop: Shop, now: number) {
  const facts = factsOf(shop, now)
  const problems: ProblemError[] = []
  const add = (path: string, code: ProblemCode) => void problems.push({ path, code })

  function check<T>(path: string, schema: z.ZodType<T>, value: unknown): T | undefined {
    const result = schema.safeParse(value)
    if (result.success) return result.data
    for (const issue of result.error.issues)
      add([path, ...issue.path].filter(Boolean).join('/'), isFieldProblem(issue.message) ? issue.message : 'invalid')
    return undefined
  }

  /** Throws 422 with every problem that was found. */
  function throwProblems(): void {
    if (problems.length > 0) throw apiError(422, 'invalid_request', { errors: problems })
  }

  return {
    add,
    /** Checks an address by the market's postal code rule and country; `path` is the path of the address in the body. */
    address(path: string, value: TradeAddress): TradeAddress | undefined {
      if (value.country !== facts.country) add(`${path}/country`, 'invalid')
      return check(path, addressForm(facts), value)
    },
    payment(path: string, value: TradePayment): TradePayment | undefined {
      const checked = check(path, paymentForm, value.type === '13' ? value : { ...value, paypalRepeat: value.paypalAccount })
      const bic = value.type === '13' ? value.bic : undefined
      return checked?.type === '13' && bic ? { ...checked, bic } : checked
    },
    /** At least 18 years ago in the market's time zone. */
    birthDate: (path: string, value: string): string | undefined => check(path, birthDate(facts), value),
    throwProblems,
    /** Throws the collected problems, otherwise returns the checked value. */
    passed<T>(value: T | undefined): T {
      throwProblems()
      if (value === undefined) throw new Error('A check without a problem gives what it checked')
      return value
    },
  }
}
