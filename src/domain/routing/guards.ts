import type { Params } from './route-map'
import type { GuardName, Screen } from './screens'

/** `cancel` leaves the visitor on the current page; `redirect` names a path of the shop. */
export type GuardAnswer =
  | Readonly<{ kind: 'continue' }>
  | Readonly<{ kind: 'abort'; status: 403 | 404 | 410 }>
  | Readonly<{ kind: 'cancel' }>
  | Readonly<{ kind: 'redirect'; target: string }>

/** What a guard can read; it is equal on the server and during a navigation in the browser. */
export type GuardContext = Readonly<{
  /** The market's switches, and whether the shop's mode has accounts. */
  switches: Readonly<{ accounts: boolean; b2b: boolean; newsletter: boolean }>
  screen: Screen
  params: Params
}>
export type Guard = (context: GuardContext) => GuardAnswer

const CONTINUE: GuardAnswer = { kind: 'continue' }
const NOT_FOUND: GuardAnswer = { kind: 'abort', status: 404 }

export const GUARDS = {
  accountsAvailable: ({ switches }) => (switches.accounts ? CONTINUE : NOT_FOUND),
  b2bEnabled: ({ switches }) => (switches.b2b ? CONTINUE : NOT_FOUND),
  newsletterEnabled: ({ switches }) => (switches.newsletter ? CONTINUE : NOT_FOUND),
} as const satisfies Record<GuardName, Guard>

/** A screen names a guard that does not exist: only that screen fails. */
export class UnknownGuard extends Error {
  constructor(name: string) {
    super(`Unknown route middleware: ${name}`)
  }
}

/** The first answer that is not `continue`. Throws `UnknownGuard` for a name without a guard. */
export function runGuards(
  names: readonly string[],
  context: GuardContext,
  guards: Readonly<Record<string, Guard>> = GUARDS,
): GuardAnswer {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
    if (!guard) throw new UnknownGuard(name)
    const answer = guard(context)
    if (answer.kind !== 'continue') return answer
  }
  return CONTINUE
}

/** Whether the guards of a screen let a visitor pass; false when one of them is unknown, so that no link leads there. */
export function passesGuards(names: readonly string[], context: GuardContext): boolean {
  try {
    return runGuards(names, context).kind === 'continue'
  } catch (error) {
    if (error instanceof UnknownGuard) return false
    throw error
  }
}
