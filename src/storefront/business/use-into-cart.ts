'use client'
import { useState } from 'react'
import { BusinessOffers, LIST_LIMITS, type BusinessDevice, type BusinessOffer } from '@/contracts/business-list'
import { MAX_LINES, MAX_PIECES } from '@/domain/checkout/cart'
import type { Cart } from '@/storefront/cart/use-cart'
import { ownApi } from '@/storefront/kit/own-api'
import { isComplete, withoutRows, type ListRow } from './list-state'
import type { List } from './use-list'
import { priceKey, soldDevice } from './use-list-prices'

const DEADLINE_MS = 30_000

/** `full`: the cart has reached 50 lines or 99 pieces of one; `some`: a few rows got no offer and stay in the list. */
export type IntoCartState = 'idle' | 'working' | 'away' | 'full' | 'some' | 'done'

/**
 * Requests binding offers for the complete rows and moves them from the list into the cart; a row without an offer
 * stays.
 */
export function useIntoCart({ rows, update }: List, cart: Cart) {
  const [state, setState] = useState<IntoCartState>('idle')
  const put = async (): Promise<boolean> => {
    const sold = rows.filter(isComplete)
    const devices = differentDevices(sold)
    if (cart.state.cart.length + devices.length > MAX_LINES) return settle('full')
    setState('working')
    const offers = await ask(devices)
    if (!offers) return settle('away')
    const placed = place(sold, offers, cart)
    update((before) => withoutRows(before, placed))
    return settle(placed.size === sold.length ? 'done' : 'some')
  }
  const settle = (next: IntoCartState): boolean => {
    setState(next)
    return next === 'done'
  }
  return { state, put }
}

const differentDevices = (rows: readonly ListRow[]): BusinessDevice[] => [
  ...new Map(rows.flatMap((row) => soldDevice(row) ?? []).map((device) => [priceKey(device), device])).values(),
]

type Offers = ReadonlyMap<string, BusinessOffer>

/** Null when the service does not answer; then nothing has changed. */
async function ask(devices: readonly BusinessDevice[]): Promise<Offers | null> {
  const call = { method: 'POST', path: '/api/business/offers', answer: BusinessOffers, deadlineMs: DEADLINE_MS } as const
  try {
    const { lines } = await ownApi({ ...call, body: { devices: devices.slice(0, LIST_LIMITS.offers) } })
    return new Map(devices.flatMap((device, at) => (lines[at] ? [[priceKey(device), lines[at]] as const] : [])))
  } catch {
    return null
  }
}

/**
 * Adds offers to the cart and returns the ids of their rows; a line that would exceed the limit of pieces stays in the
 * list.
 */
function place(rows: readonly ListRow[], offers: Offers, cart: Cart): ReadonlySet<number> {
  const pieces = new Map(cart.state.cart.map(({ conditionId, quantity }) => [conditionId, quantity]))
  const placed = new Set<number>()
  for (const row of rows) {
    const device = soldDevice(row)
    const sold = device && offers.get(priceKey(device))
    if (sold?.kind !== 'offer' || row.quantity === null) continue
    const count = (pieces.get(sold.offer.conditionId) ?? 0) + row.quantity
    if (count > MAX_PIECES) continue
    pieces.set(sold.offer.conditionId, count)
    cart.add(sold.offer, sold.answerTexts, row.quantity)
    placed.add(row.id)
  }
  return placed
}
