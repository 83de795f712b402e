import type { SayToStaff } from '@/domain/staff-messages/staff-messages'
import type { MessageValues } from '@/domain/staff-words'
import { isScreen } from './screens'

/** Each has a text for staff, `routeProblem.…`. */
export const ROUTE_PROBLEMS = [
  'noScreen',
  'slash',
  'twice',
  'emptyPart',
  'dots',
  'touching',
  'noAddress',
  'letters',
  'needs',
  'needsNone',
  'listedTwice',
  'machinery',
  'ambiguous',
  'hidesPage',
  'redirected',
] as const

/** What is wrong with an address of a screen, and what the sentence about it names. */
export type RouteProblem = Readonly<{ problem: (typeof ROUTE_PROBLEMS)[number]; values: MessageValues }>

/** The problem as a sentence, with screens by the names that staff see. */
export function sayProblem({ problem, values }: RouteProblem, say: SayToStaff): string {
  const named = Object.entries(values).map(([name, value]) => [name, /screen$/i.test(name) ? screenName(value, say) : value])
  return say(`routeProblem.${problem}`, Object.fromEntries(named))
}

function screenName(value: string | number, say: SayToStaff): string {
  const screen = String(value)
  return isScreen(screen) ? say(`screen.${screen}`) : screen
}
