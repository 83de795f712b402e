'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { Clarification, ClarificationDecision } from '@trade-in-shop/contracts/clarifications'
import { ownApiLater } from '@/storefront/kit/own-api-later'

export type Decisions = Readonly<Record<string, ClarificationDecision>>
/** `already`: answered before, with another decision; `changed`: a second look has changed what can be decided; `away`, `lookAway`: it is not known whether the answer, or the request for a second look, arrived. */
export type DecisionFailure = 'already' | 'changed' | 'expired' | 'away' | 'lookAway'
export type Deciding = Readonly<{
  clarification: Clarification
  sending: boolean
  /** An answer of this page was accepted. */
  sent: boolean
  failure: DecisionFailure | null
  decide: (decisions: Decisions) => Promise<void>
  /** Asks for a second look by another inspector. */
  lookAgain: () => Promise<void>
}>

const schema = async () => (await import('@trade-in-shop/contracts/clarifications')).Clarification

/** Maps an error to a failure; throws errors that do not come from a request. */
async function failureOf(error: unknown): Promise<DecisionFailure> {
  const { NoAnswerError, OwnApiError } = await import('@/storefront/kit/own-api')
  if (error instanceof NoAnswerError) return 'away'
  if (!(error instanceof OwnApiError)) throw error
  if (error.code === 'already_answered') return 'already'
  if (error.status === 422) return 'changed'
  return error.status === 404 || error.status === 410 ? 'expired' : 'away'
}

/** Sends one answer at a time; when another answer was first, the page shows that one. */
export function useDecision(id: string, trade: string, initial: Clarification): Deciding {
  const [clarification, setClarification] = useState(initial)
  const [state, setState] = useState<Pick<Deciding, 'sending' | 'sent' | 'failure'>>({
    sending: false,
    sent: false,
    failure: null,
  })
  const busy = useRef(false)
  const router = useRouter()
  const path = `/api/clarifications/${id}/${trade}`

  const send = async (request: Readonly<{ path: string; body?: unknown }>, decides: boolean) => {
    // A second press during the first is ignored.
    if (busy.current) return
    busy.current = true
    setState({ sending: true, sent: false, failure: null })
    try {
      setClarification(await ownApiLater({ method: 'POST', ...request, answer: schema }))
      setState({ sending: false, sent: decides, failure: null })
      router.refresh() // heading and deadline are the server's
    } catch (error) {
      const failure = await failureOf(error)
      // What became of it in the meantime.
      if (failure !== 'away') setClarification(await ownApiLater({ path, answer: schema }).catch(() => clarification))
      setState({ sending: false, sent: false, failure: failure === 'away' && !decides ? 'lookAway' : failure })
    } finally {
      busy.current = false
    }
  }
  const decide = (decisions: Decisions) => {
    const lines = Object.entries(decisions).map(([offerId, decision]) => ({ offerId, decision }))
    return send({ path: `${path}/answers`, body: { lines } }, true)
  }
  return { clarification, ...state, decide, lookAgain: () => send({ path: `${path}/second-look` }, false) }
}
