import { ContactTicket, SHORTEST_FILLING_MS, type ContactLine } from '@/contracts/contact'
import { NoAnswerError, ownApi, OwnApiError } from '@/storefront/kit/own-api'
import type { ProblemCode } from '@/contracts/problem'
import { faultsFrom, messageText, type ContactFaults } from './contact-checks'
import type { ContactDraft } from './contact-draft'

export type Sent =
  | Readonly<{ kind: 'sent'; number: string }>
  | Readonly<{ kind: 'faults'; faults: ContactFaults }>
  | Readonly<{ kind: 'failed'; reason: 'offline' | ProblemCode }>

type Extra = Readonly<{ lines: readonly ContactLine[]; website: string; openForMs: () => number }>

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, Math.max(0, ms)))

/**
 * Sends the form once. A form that is completed faster than anyone types (a restored draft, a password manager) waits
 * here, so that the server does not take its sender for a program.
 */
export async function sendMessage(draft: ContactDraft, { lines, website, openForMs }: Extra): Promise<Sent> {
  await pause(SHORTEST_FILLING_MS - openForMs())
  const { subject, name, email, tradeNumber, message } = draft
  const body = {
    ...{ subject, name: name.trim(), email: email.trim(), message: messageText(message) },
    ...(tradeNumber.trim() && { tradeNumber: tradeNumber.trim() }),
    ...(lines.length > 0 && { lines }),
    ...{ website, elapsedMs: Math.max(SHORTEST_FILLING_MS, Math.round(openForMs())) },
  }
  try {
    const { number } = await ownApi({ method: 'POST', path: '/api/contact', body, answer: ContactTicket })
    return { kind: 'sent', number }
  } catch (error) {
    return failureOf(error)
  }
}

function failureOf(error: unknown): Sent {
  if (error instanceof NoAnswerError) return { kind: 'failed', reason: error.reason }
  if (!(error instanceof OwnApiError)) throw error
  const faults = faultsFrom(error.errors)
  return Object.keys(faults).length > 0 ? { kind: 'faults', faults } : { kind: 'failed', reason: error.code }
}
