import * as z from 'zod'

const Rule = z.object({ id: z.string(), from: z.string() })
export type Rule = z.infer<typeof Rule>

export const Trace = z.object({
  hops: z.array(z.object({ asked: z.string(), status: z.number(), location: z.string().nullable(), rules: z.array(Rule) })),
  status: z.number().nullable(),
  end: z.enum(['screen', 'missing', 'gone', 'outside', 'loop', 'machinery']),
  screen: z.string().nullable(),
  unsure: z.boolean(),
  address: z.string(),
  hides: z.string().nullable(),
  givesWay: Rule.nullable(),
})
export type Trace = z.infer<typeof Trace>

const Target = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('screen'), screen: z.string(), params: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('page'), slug: z.string() }),
  z.object({ kind: z.literal('path'), path: z.string() }),
  z.object({ kind: z.literal('external'), url: z.string() }),
])
export type Target = z.infer<typeof Target>

const TrialResult = z.object({
  address: z.string(),
  market: z.string().nullable(),
  problem: z.string().nullable(),
  trace: Trace.nullable(),
})
export type TrialResult = z.infer<typeof TrialResult>

const Answer = z.object({
  tried: z.array(TrialResult),
  problems: z.array(z.object({ path: z.string(), message: z.string(), others: z.array(Rule), flatten: Target.nullable() })),
})
export type TrialAnswer = z.infer<typeof Answer>

export type TrialQuestion = Readonly<{
  market: number | null
  mode: string
  /** ISO 8601; null: now. */
  at: string | null
  addresses: readonly string[]
  form?: unknown
}>

/** Asks the CMS where addresses lead. Throws when it does not answer, or when the signal ends it. */
export async function askTrial(question: TrialQuestion, signal: AbortSignal): Promise<TrialAnswer> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(question)
  const response = await fetch('/cms-api/redirects/try', { method: 'POST', credentials: 'include', headers, body, signal })
  if (!response.ok) throw new Error(`The CMS answered ${response.status}`)
  return Answer.parse(await response.json())
}
