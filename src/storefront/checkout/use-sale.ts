'use client'
import { useAtom, useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Trade } from '@trade-in-shop/contracts/trades'
import type { TradeSubmission } from '@/domain/checkout/checkout-form'
import { PAYOUT_KINDS } from '@trade-in-shop/contracts/payout-kinds'
import { paymentTypeSet, sold } from '@/storefront/cart/cart-changes'
import { placed, placedTradeAtom } from '@/storefront/cart/placed-trade'
import type { Cart } from '@/storefront/cart/use-cart'
import { useNavigate } from '@/storefront/kit/use-navigate'
import { cartScope } from '@/storefront/kit/storage/browser-storage'
import { useScreenPath, useShop } from '@/storefront/shop/shop-provider'
import { attemptAtom, NO_ATTEMPT, type Attempt } from './attempt-state'
import { draftAtom, EMPTY_DRAFT } from './draft-state'
import { askByKey, sendTrade, type SendOutcome, type Send } from './send-trade'

export type SaleState =
  Readonly<{ kind: 'idle' | 'sending' | 'asking' | 'sold' | 'notArrived' }> | Exclude<SendOutcome, { kind: 'created' }>
export type Sale = Readonly<{
  state: SaleState
  /** `by`: sends with the customer's session; without it as a guest. */
  send: (submission: TradeSubmission, by?: Send) => Promise<SendOutcome | null>
  clear: () => void
}>

/** Selling: one request at a time, the key stored until there is an answer, then the navigation to the thank-you screen. */
export function useSale(cart: Cart): Sale {
  const shop = useShop()
  const scope = cartScope(shop.market, shop.mode)
  const [state, setState] = useState<SaleState>({ kind: 'idle' })
  const ledger = useLedger(scope)
  const conclude = useConclusion(scope, cart)
  const busyRef = useRef(false)

  const arrive = useCallback((trade: Trade) => (setState({ kind: 'sold' }), conclude(trade)), [conclude])
  useLostAnswer(scope, busyRef, setState, arrive, ledger)

  const send = async (submission: TradeSubmission, by?: Send): Promise<SendOutcome | null> => {
    // A second press during the first is ignored.
    if (busyRef.current) return null
    busyRef.current = true
    setState({ kind: 'sending' })
    try {
      const outcome = await sendTrade(submission, ledger, by)
      if (outcome.kind === 'created') arrive(outcome.trade)
      else setState(outcome)
      return outcome
    } finally {
      busyRef.current = false
    }
  }
  return { state, send, clear: () => setState({ kind: 'idle' }) }
}

type Ledger = { read: () => Attempt; write: (attempt: Attempt) => void }

/** Reads the stored attempt now instead of the one that was rendered last. */
function useLedger(scope: string): Ledger {
  const store = useStore()
  const slice = attemptAtom(scope)
  return useMemo(() => ({ read: () => store.get(slice).value, write: (attempt) => store.set(slice, attempt) }), [store, slice])
}

/** Completes a created trade: the cart is marked as sold, the draft deleted, and the thank-you screen gets the trade. */
function useConclusion(scope: string, { update }: Pick<Cart, 'update'>) {
  const navigate = useNavigate()
  const thankYou = useScreenPath()('thankYou')
  const place = useSetAtom(placedTradeAtom(scope))
  const setDraft = useSetAtom(draftAtom(scope))
  return useCallback(
    (trade: Trade) => {
      const { transactionId, number, lines, paymentType } = trade
      place((before) => placed(before, trade))
      setDraft(EMPTY_DRAFT)
      update((before) =>
        sold(paymentTypeSet(before, PAYOUT_KINDS[paymentType].cartId), {
          transactionId,
          number,
          offerIds: lines.map(({ offerId }) => offerId),
        }),
      )
      navigate.push(thankYou)
    },
    [place, setDraft, update, navigate, thankYou],
  )
}

/** After a reload or a lost connection during a request: looks up the key before anything else happens (F18). */
function useLostAnswer(
  scope: string,
  busyRef: { current: boolean },
  setState: (state: SaleState) => void,
  arrive: (trade: Trade) => void,
  ledger: Ledger,
) {
  const [{ value: attempt, ready }] = useAtom(attemptAtom(scope))
  const key = ready && attempt.sent ? attempt.key : null
  const lookUp = useCallback(async () => {
    const { key: now, sent } = ledger.read()
    if (!now || !sent || busyRef.current) return
    busyRef.current = true
    setState({ kind: 'asking' })
    try {
      const trade = await askByKey(now)
      if (trade) {
        ledger.write(NO_ATTEMPT)
        arrive(trade)
      } else setState({ kind: 'notArrived' })
    } catch {
      setState({ kind: 'unknown', because: navigator.onLine ? 'noAnswer' : 'offline' })
    } finally {
      busyRef.current = false
    }
  }, [arrive, busyRef, ledger, setState])

  useEffect(() => {
    if (key === null) return
    const again = () => void lookUp()
    globalThis.addEventListener('online', again)
    return () => globalThis.removeEventListener('online', again)
  }, [key, lookUp])
  const first = useRef(true)
  useEffect(() => {
    if (!ready || !first.current) return
    first.current = false
    void lookUp()
  }, [ready, lookUp])
}
