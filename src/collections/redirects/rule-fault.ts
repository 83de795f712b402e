import type { RedirectRow, RedirectTarget } from '@/domain/content'
import { say, type Told, type Values } from '@/domain/staff-words'
import type { Fault } from '@/collections/hooks/refuse'

/** What is wrong with a redirect: at which field, in every language of staff. */
export type RuleFault = Readonly<{
  path: string
  told: Told
  values: Values
  /** The redirects that are in its way, to be named and linked. */
  others: readonly RedirectRow[]
  /** Of a chain: where it ends, which the redirect may name itself. */
  flatten: RedirectTarget | null
}>

export const ruleFault = (path: string, told: Told, values: Values = {}, others: readonly RedirectRow[] = []): RuleFault => ({
  path,
  told,
  values,
  others,
  flatten: null,
})

/** The same as a message at the field of a form. */
export const saidFault = ({ path, told, values }: RuleFault, language: string): Fault => ({
  path,
  message: say(told, language, values),
})
