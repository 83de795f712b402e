import { usePausedAnswer } from '@/admin/use-paused-answer'
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

const askAgain = (question: string, signal: AbortSignal) => askTrial(JSON.parse(question), signal)

/** The answer to a question that changes while the editor types. */
export const useTrial = (question: TrialQuestion | null) =>
  usePausedAnswer(question && JSON.stringify(question), PAUSE_MS, askAgain)
