'use client'
import { useCallback, useRef, useState } from 'react'
import type { AnswerChoice, Offer } from '@trade-in-shop/contracts/offers'
import { ownApiLater } from '@/storefront/kit/own-api-later'
import { trackedOffer } from '@/storefront/tracking/events'
import { track } from '@/storefront/tracking/track'

const schema = async () => (await import('@trade-in-shop/contracts/offers')).Offer

export type OfferView =
  Readonly<{ kind: 'none' | 'loading' | 'failed' }> | Readonly<{ kind: 'offered' | 'declined'; offer: Offer }>

/** A binding offer for exactly the answers of its request; `drop` it when one of them changes. */
export function useOffer(deviceId: string) {
  const [state, setState] = useState<OfferView>({ kind: 'none' })
  const asked = useRef(0)

  const ask = useCallback(
    async (answers: readonly AnswerChoice[]) => {
      const nth = ++asked.current
      setState({ kind: 'loading' })
      const next = await ownApiLater({ method: 'POST', path: '/api/offers', body: { deviceId, answers }, answer: schema }).then(
        (offer): OfferView => ({ kind: offer.declined ? 'declined' : 'offered', offer }),
        (): OfferView => ({ kind: 'failed' }),
      )
      if (nth !== asked.current) return
      setState(next)
      if (next.kind === 'offered') track({ name: 'offerGenerated', ...trackedOffer(next.offer) })
    },
    [deviceId],
  )
  const drop = useCallback(() => {
    asked.current += 1
    setState({ kind: 'none' })
  }, [])
  return { state, ask, drop }
}
