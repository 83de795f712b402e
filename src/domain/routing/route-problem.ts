import { formatStaffMessage, staffLanguage, type MessageValues } from '@/domain/staff-words'
import { routeProblemWords } from './route-problem-words'
import { SCREEN_WORDS } from './screen-words'
import { isScreen } from './screens'

/** What is wrong with an address of a screen, and what the sentence about it names. */
export type RouteProblem = Readonly<{ problem: keyof typeof routeProblemWords; values: MessageValues }>

/** The problem as a sentence, with screens by the names that staff see. */
export function sayProblem({ problem, values }: RouteProblem, language: string): string {
  const named = Object.entries(values).map(([name, value]) => [name, /screen$/i.test(name) ? screenName(value, language) : value])
  return formatStaffMessage(routeProblemWords[problem], language, Object.fromEntries(named))
}

function screenName(value: string | number, language: string): string {
  const screen = String(value)
  return isScreen(screen) ? SCREEN_WORDS[screen][staffLanguage(language)] : screen
}
