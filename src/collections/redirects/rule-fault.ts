import type { RedirectRow, RedirectTarget } from '@/domain/content/content'
import { say, type Told, type Values } from '@/domain/staff-words'
import type { Fault } from '@/collections/hooks/refuse'

/** A problem of a redirect with its field and message. */
export type RuleFault = Readonly<{
  path: string
  told: Told
  values: Values
  /** The redirects that it conflicts with, to be named and linked. */
  others: readonly RedirectRow[]
  /** For a chain: its end, which the redirect may use as its own target. */
  flatten: RedirectTarget | null
}>

export const ruleFault = (path: string, told: Told, values: Values = {}, others: readonly RedirectRow[] = []): RuleFault => ({
  path,
  told,
  values,
  others,
  flatten: null,
})

/** The problem as a message at the field of a form. */
export const saidFault = ({ path, told, values }: RuleFault, language: string): Fault => ({
  path,
  message: say(told, language, values),
})
