'use client'
import { useEffect, useRef, useState } from 'react'
import {
  BusinessOffers,
  BusinessPrices,
  type BusinessDevice,
  type BusinessOffer,
  type BusinessPrice,
} from '@trade-in-shop/contracts/device-list'
import { LIST_LIMITS } from '@trade-in-shop/contracts/limits'
import { MAX_PIECES } from '@trade-in-shop/contracts/sale-limits'
import { MAX_LINES } from '@/domain/checkout/cart'
import { isComplete, withoutRows, type ListRow } from '@/storefront/cart/list-state'
import type { Cart } from '@/storefront/cart/use-cart'
import { ownApi } from '@/storefront/kit/own-api'
import type { List } from './list-lines'

const PAUSE_MS = 120
const DEADLINE_MS = 30_000

const priceKey = ({ deviceId, works }: BusinessDevice): string => `${deviceId} ${works}`
const soldDevice = (row: ListRow): BusinessDevice | null =>
  isComplete(row) ? { deviceId: row.found.device.id, works: row.works } : null

type Known = Readonly<Record<string, BusinessPrice>>
export type ListPrices = Readonly<{ priceOf: (row: ListRow) => BusinessPrice | null; retry: () => void }>

/** Today's price of every complete row; each device and condition is requested once, in one call with the others. */
export function useListPrices(rows: readonly ListRow[]): ListPrices {
  const [known, setKnown] = useState<Known>({})
  const asked = useRef(new Set<string>())
  const missing = rows.flatMap((row) => soldDevice(row) ?? []).filter((device) => !Object.hasOwn(known, priceKey(device)))
  const wanted = JSON.stringify([...new Map(missing.map((device) => [priceKey(device), device])).values()])
  useEffect(() => {
    const timer = setTimeout(() => {
      const different: BusinessDevice[] = JSON.parse(wanted)
      const devices = different.filter((device) => !asked.current.has(priceKey(device)))
      if (devices.length === 0) return
      for (const device of devices) asked.current.add(priceKey(device))
      void askPrices(devices).then((answers) => {
        for (const device of devices) asked.current.delete(priceKey(device))
        setKnown((before) => ({ ...before, ...answers }))
      })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  return {
    priceOf: (row) => {
      const device = soldDevice(row)
      return device ? (known[priceKey(device)] ?? null) : null
    },
    retry: () => setKnown((before) => Object.fromEntries(Object.entries(before).filter(([, { kind }]) => kind !== 'away'))),
  }
}

async function askPrices(devices: readonly BusinessDevice[]): Promise<Known> {
  const call = { method: 'POST', path: '/api/business/prices', answer: BusinessPrices, deadlineMs: DEADLINE_MS } as const
  const lines = await ownApi({ ...call, body: { devices } }).then(
    (answer) => answer.lines,
    () => [],
  )
  return Object.fromEntries(devices.map((device, at) => [priceKey(device), lines[at] ?? { kind: 'away' }]))
}

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
    const offers = await askOffers(devices)
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
async function askOffers(devices: readonly BusinessDevice[]): Promise<Offers | null> {
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
