import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { PayloadRequest } from 'payload'
import { compilePattern } from '@/domain/routing/pattern'
import type { Screen } from '@/domain/routing/screens'
import { formatStaffMessage } from '@/domain/staff-words'
import { keepAlive, leadPathsOn } from './lead-to'

const words = staffWords('routeMap')

/** The target of a removed pattern: its own screen with its parameters, another screen without any, or a page. */
export type PatternTarget = Readonly<{ address: string }> &
  (
    | Readonly<{ kind: 'screen'; screen: Screen }>
    | Readonly<{ kind: 'other'; screen: Screen }>
    | Readonly<{ kind: 'page'; slug: string }>
  )

/** Creates a redirect for a removed pattern. Returns why it cannot, or null. */
export async function keepPattern(
  req: PayloadRequest,
  market: number,
  pattern: string,
  kept: PatternTarget,
): Promise<string | null> {
  const { names } = compilePattern(pattern)
  const own = kept.kind === 'screen' ? names : []
  const to =
    kept.kind === 'page'
      ? { kind: 'page' as const, slug: kept.slug }
      : { kind: 'screen' as const, screen: kept.screen, params: Object.fromEntries(own.map((name) => [name, `{${name}}`])) }
  const blocked = names.length === 0 ? await leadPathsOn(req, market, pattern, kept.address, to) : null
  if (blocked !== null) return blocked
  const match = names.length === 0 ? 'exact' : 'pattern'
  return keepAlive(req, { market, from: pattern, match, to, note: formatStaffMessage(words.note, req.i18n.language) })
}
