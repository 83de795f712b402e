'use client'
import { useEffect, useState } from 'react'
import type { OfferPreview, AnswerChoice } from '@trade-in-shop/contracts/offers'
import { ownApiLater } from '@/storefront/kit/own-api-later'

const PAUSE_MS = 120
const schema = async () => (await import('@trade-in-shop/contracts/offers')).OfferPreview

export type Preview = Readonly<{
  /** The last price that arrived; it stays while the next one is loading. */
  data: OfferPreview | null
  state: 'idle' | 'loading' | 'ready' | 'failed'
  retry: () => void
}>

type Outcome = Readonly<{ of: string; data: OfferPreview | null; failed: boolean }>

/**
 * The price of the answers so far. The latest request wins; after a failure the last price stays and the failure is
 * reported.
 */
export function usePreview(deviceId: string, given: readonly AnswerChoice[]): Preview {
  const [outcome, setOutcome] = useState<Outcome>({ of: '', data: null, failed: false })
  const [attempt, setAttempt] = useState(0)
  const wish = JSON.stringify({ deviceId, answers: given })
  const key = `${attempt} ${wish}`
  const idle = given.length === 0
  const state = idle ? 'idle' : outcome.of !== key ? 'loading' : outcome.failed ? 'failed' : 'ready'

  useEffect(() => {
    if (idle) return
    const controller = new AbortController()
    const call = { method: 'POST', path: '/api/offers/previews', answer: schema, signal: controller.signal } as const
    const timer = setTimeout(() => {
      ownApiLater({ ...call, body: JSON.parse(wish) }).then(
        (data) => controller.signal.aborted || setOutcome({ of: key, data, failed: false }),
        () => controller.signal.aborted || setOutcome(({ data }) => ({ of: key, data, failed: true })),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [idle, wish, key])

  useEffect(() => {
    if (state !== 'failed') return
    const again = () => setAttempt((before) => before + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [state])

  return { data: idle ? null : outcome.data, state, retry: () => setAttempt((before) => before + 1) }
}
