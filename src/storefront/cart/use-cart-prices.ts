'use client'
import { useEffect, useRef, useState } from 'react'
import { CartPrices } from '@trade-in-shop/contracts/cart-prices'
import type { Voucher, VoucherProblem } from '@trade-in-shop/contracts/vouchers'
import { ownApi, serverNow } from '@/storefront/kit/own-api'
import { judged, priced, voucherAccepted } from './cart-changes'
import type { CartState } from './cart-state'
import type { Cart } from './use-cart'

export type PricesOfCart = Readonly<{
  /** `away`: the prices could not be confirmed; the cart stays as it is. */
  status: 'checking' | 'confirmed' | 'away'
  /** Ids of offers that can no longer be used. */
  stale: ReadonlySet<string>
  /** Until when the prices hold if sold now; null before the first answer. */
  lockUntil: string | null
  /** Why the server has removed the voucher. */
  voucherProblem: VoucherProblem | null
  retry: () => void
  /** Adds a voucher that was just accepted for exactly these lines. */
  acceptVoucher: (voucher: Voucher) => void
}>

const SETTLE_MS = 300
const NOTHING: ReadonlySet<string> = new Set()
const linesOf = (state: CartState) => state.cart.map(({ offerId, quantity }) => ({ offerId, quantity }))

/** Lets the server confirm the cart on arrival and after every change; the server's prices win (K-06, K-02). */
export function useCartPrices({ state, ready, update }: Pick<Cart, 'state' | 'ready' | 'update'>): PricesOfCart {
  const [answer, setAnswer] = useState<{ for: string; prices: CartPrices | null } | null>(null)
  const [problem, setProblem] = useState<VoucherProblem | null>(null)
  const [tries, setTries] = useState(0)
  const lines = JSON.stringify(linesOf(state))
  const code = state.voucher?.code
  // A check of a voucher uses up one of ten tries an hour, so a voucher that is known to fit these lines is not checked
  // again.
  const known = useRef('')
  const arrived = useRef(false)

  useEffect(() => {
    if (!ready || lines === '[]') return
    const controller = new AbortController()
    const ask = async () => {
      const voucher = code !== undefined && known.current !== `${code} ${lines}` ? code : undefined
      try {
        const prices = await fetchPrices(lines, voucher, controller.signal)
        if (voucher !== undefined) known.current = `${voucher} ${lines}`
        setAnswer({ for: lines, prices })
        if (prices.voucher.kind === 'refused') setProblem(prices.voucher.code)
        update((before) => judged(priced(before, prices), serverNow() ?? 0))
      } catch {
        // Refused or unreachable: nothing can be sold at unconfirmed prices, and the shopper can try again.
        if (!controller.signal.aborted) setAnswer({ for: lines, prices: null })
      }
    }
    const timer = setTimeout(() => void ask(), arrived.current ? SETTLE_MS : 0)
    arrived.current = true
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [ready, lines, code, tries, update])

  const current = answer?.for === lines ? answer : null
  const prices = current?.prices ?? null
  return {
    status: current === null ? 'checking' : prices === null ? 'away' : 'confirmed',
    stale: prices ? staleOf(prices) : NOTHING,
    lockUntil: answer?.prices?.lockUntil ?? null,
    voucherProblem: problem,
    retry: () => {
      setAnswer(null)
      setTries((count) => count + 1)
    },
    acceptVoucher: (voucher) => {
      known.current = `${voucher.code} ${lines}`
      setProblem(null)
      update((before) => voucherAccepted(before, voucher))
    },
  }
}

const fetchPrices = (lines: string, voucher: string | undefined, signal: AbortSignal): Promise<CartPrices> =>
  ownApi({ method: 'POST', path: '/api/cart/prices', body: { lines: JSON.parse(lines), voucher }, answer: CartPrices, signal })

const staleOf = ({ lines }: CartPrices): ReadonlySet<string> =>
  new Set(lines.filter(({ state }) => state !== 'current').map(({ offerId }) => offerId))
