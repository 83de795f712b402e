import * as z from 'zod'
import { HIDDEN_PART } from '@/domain/routing/missed-path'

const Target = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('screen'),
    screen: z.string(),
    params: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  z.object({ kind: z.literal('page'), slug: z.string() }),
])
export const Suggestion = z.object({ address: z.string(), title: z.string(), to: Target })
export type Suggestion = z.infer<typeof Suggestion>

/** Initial values of a new redirect: from the missing path, to the suggestion if there is one. */
export function newRedirect(path: string, market: number | string, suggestion: Suggestion | null) {
  let places = 0
  const from = path.replaceAll(HIDDEN_PART, () => `{part${(places += 1) === 1 ? '' : places}}`)
  return {
    market,
    from,
    match: places > 0 ? 'pattern' : 'exact',
    to: suggestion?.to ?? {},
    status: '301',
    enabled: true,
  }
}
