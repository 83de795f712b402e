import { useDebounce } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { TriedAddresses } from '@/collections/redirects/redirect-answers'

type TrialQuestion = Readonly<{
  market: number | null
  mode: string
  /** ISO 8601; null: now. */
  at: string | null
  addresses: readonly string[]
  form?: unknown
}>

/** Asks the CMS where addresses lead. Throws when it does not answer, or when the signal ends it. */
export async function askTrial(question: TrialQuestion, signal: AbortSignal): Promise<TriedAddresses> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(question)
  const response = await fetch('/cms-api/redirects/try', { method: 'POST', credentials: 'include', headers, body, signal })
  if (!response.ok) throw new Error(`The CMS answered ${response.status}`)
  return TriedAddresses.parse(await response.json())
}

/** Pause in milliseconds after typing before the CMS is asked, because it reads every redirect of the market. */
const PAUSE_MS = 500

type State = Readonly<{ body: string | null; answer: TriedAddresses | null; failed: boolean }>

/** The answer to a question that changes while the editor types; the last answer stays until the next arrives. */
export function useTrial(question: TrialQuestion | null): { answer: TriedAddresses | null; failed: boolean; busy: boolean } {
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
