'use client'
import { useRef, useState } from 'react'
import { requote } from '@/storefront/cart/requote'
import { requoted } from '@/storefront/cart/cart-changes'
import type { CartLine } from '@/storefront/cart/cart-state'
import type { Cart } from '@/storefront/cart/use-cart'

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
