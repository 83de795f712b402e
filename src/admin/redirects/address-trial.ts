import { useDebounce } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod'

const Rule = z.object({ id: z.string(), from: z.string() })
export type TrialRule = z.infer<typeof Rule>

export const TrialTrace = z.object({
  hops: z.array(z.object({ asked: z.string(), status: z.number(), location: z.string().nullable(), rules: z.array(Rule) })),
  status: z.number().nullable(),
  end: z.enum(['screen', 'missing', 'gone', 'outside', 'loop', 'machinery']),
  screen: z.string().nullable(),
  unsure: z.boolean(),
  address: z.string(),
  hides: z.string().nullable(),
  givesWay: Rule.nullable(),
})
export type TrialTrace = z.infer<typeof TrialTrace>

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
  trace: TrialTrace.nullable(),
})
export type TrialResult = z.infer<typeof TrialResult>

const Answer = z.object({
  tried: z.array(TrialResult),
  problems: z.array(z.object({ path: z.string(), message: z.string(), others: z.array(Rule), flatten: Target.nullable() })),
})
export type TrialAnswer = z.infer<typeof Answer>

type TrialQuestion = Readonly<{
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

/** Pause in milliseconds after typing before the CMS is asked, because it reads every redirect of the market. */
const PAUSE_MS = 500

type State = Readonly<{ body: string | null; answer: TrialAnswer | null; failed: boolean }>

/** The answer to a question that changes while the editor types; the last answer stays until the next arrives. */
export function useTrial(question: TrialQuestion | null): { answer: TrialAnswer | null; failed: boolean; busy: boolean } {
  const asked = question && JSON.stringify(question)
  const body = useDebounce(asked, PAUSE_MS)
  const [state, setState] = useState<State>({ body: null, answer: null, failed: false })
  useEffect(() => {
    if (body === null) return
    const stop = new AbortController()
    askTrial(JSON.parse(body), stop.signal).then(
      (answer) => setState({ body, answer, failed: false }),
      () => stop.signal.aborted || setState({ body, answer: null, failed: true }),
    )
    return () => stop.abort()
  }, [body])
  if (asked === null) return { answer: null, failed: false, busy: false }
  return { answer: state.answer, failed: state.failed, busy: state.body !== asked }
}
