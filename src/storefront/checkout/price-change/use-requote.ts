'use client'
import { useRef, useState } from 'react'
import { Offer } from '@trade-in-shop/contracts/offers'
import { makeCartLine, requoted } from '@/storefront/cart/cart-changes'
import type { CartLine } from '@/storefront/cart/cart-state'
import type { Cart } from '@/storefront/cart/use-cart'
import { ownApi, OwnApiError } from '@/storefront/kit/own-api'

type Requoted = Readonly<{ fresh: CartLine[]; gone: CartLine[] }>

/**
 * Gets today's price for the same devices and answers (K-02). `gone`: no longer bought in this condition. Throws when
 * the platform does not answer; then nothing has changed.
 */
async function requote(lines: readonly CartLine[]): Promise<Requoted> {
  const fresh: CartLine[] = []
  const gone: CartLine[] = []
  for (const line of lines) {
    const offer = await quoteOne(line)
    if (offer) fresh.push(makeCartLine(offer, line.answerTexts, line.quantity))
    else gone.push(line)
  }
  return { fresh, gone }
}

async function quoteOne({ device, answers }: CartLine): Promise<Offer | null> {
  try {
    const offer = await ownApi({ method: 'POST', path: '/api/offers', body: { deviceId: device.id, answers }, answer: Offer })
    return offer.declined ? null : offer
  } catch (error) {
    const refused = error instanceof OwnApiError && error.status < 500 && error.status !== 429
    if (refused) return null
    throw error
  }
}

export type Requoting = Readonly<{
  state: 'idle' | 'asking' | 'away'
  /** Names of devices that have no price today. */
  gone: readonly string[]
  run: (lines: readonly CartLine[]) => Promise<void>
}>

/** "Quote again": fresh offers for the same devices and answers; a failure changes nothing. */
export function useRequote({ update }: Pick<Cart, 'update'>): Requoting {
  const [state, setState] = useState<Requoting['state']>('idle')
  const [gone, setGone] = useState<readonly string[]>([])
  const busy = useRef(false)
  const run = async (lines: readonly CartLine[]) => {
    if (busy.current) return
    busy.current = true
    setState('asking')
    try {
      const result = await requote(lines)
      setGone(result.gone.map(({ device }) => `${device.manufacturer} ${device.name}`))
      update((before) =>
        requoted(
          before,
          result.fresh,
          result.gone.map(({ conditionId }) => conditionId),
        ),
      )
      setState('idle')
    } catch {
      // The platform does not answer: devices, answers and button stay.
      setState('away')
    } finally {
      busy.current = false
    }
  }
  return { state, gone, run }
}
