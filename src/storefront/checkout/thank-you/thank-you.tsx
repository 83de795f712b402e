'use client'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Trade } from '@trade-in-shop/contracts/trades'
import { hasAccounts } from '@/domain/market/widget-modes'
import { parcelCount } from '@/storefront/account/trades/trade-steps'
import { useTradeByAccess } from '@/storefront/account/trades/use-trade-by-access'
import { forgotten, NO_TRADE, placedTradeAtom, isNewPurchase, purchaseReported } from '@/storefront/cart/placed-trade'
import { accountToSaveAtom } from '@/storefront/checkout/account-to-save'
import type { CheckoutLinks } from '@/storefront/checkout/checkout-links'
import { Button } from '@/storefront/kit/button'
import { afterStart } from '@/storefront/kit/lazy'
import { Notice } from '@/storefront/kit/overlays/notice'
import { Skeleton } from '@/storefront/kit/skeleton'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { useNavigate } from '@/storefront/kit/use-navigate'
import { useScreenPath, useShop } from '@/storefront/shop/shop-provider'
import { NextSteps } from './next-steps'
import { PreparationList } from './preparation-list'
import { ThankYouSkeleton } from './thank-you-later'
import { Ticket } from './ticket'
import layout from '@/storefront/kit/layout.module.css'
import { cartScope } from '@/storefront/kit/storage/browser-storage'
import classes from './thank-you.module.css'
import { purchaseMethod } from '@/domain/checkout/payment-types'
import { useCart } from '@/storefront/cart/use-cart'
import { trackedOffer } from '@/storefront/tracking/events'
import { track } from '@/storefront/tracking/track'

type PlacedTradeView = Readonly<{
  trade: Trade | undefined
  /** `none`: this tab has created no trade; `away`: it has, but the service does not answer. */
  status: 'reading' | 'none' | 'away' | 'shown'
  retry: () => void
}>

/** The trade that this tab has created, read from the platform each time because its state may have changed. */
function usePlacedTrade(): PlacedTradeView {
  const shop = useShop()
  const [{ accessId }, ready, set] = usePersisted(placedTradeAtom(cartScope(shop.market, shop.mode)), NO_TRADE)
  const { trade, gone, away, retry } = useTradeByAccess(accessId)
  useEffect(() => {
    // The platform does not know the trade (any more), so the tab forgets it too.
    if (gone) set((before) => (before.accessId === null ? before : forgotten(before)))
  }, [gone, set])
  const status = trade ? 'shown' : !ready ? 'reading' : accessId === null ? 'none' : away ? 'away' : 'reading'
  return { trade, status, retry }
}

/** Loaded only when an account is to be saved. */
const SaveAccountLater = afterStart<{ trade: Trade }>(
  () => import('@/storefront/checkout/save-account').then((loaded) => loaded.SaveAccount),
  () => <Skeleton />,
)
/** Its place is reserved from the start, so that the result moves nothing. */
const SaveAccount = ({ trade }: { trade: Trade }) =>
  useAtomValue(accountToSaveAtom)?.accessId === trade.accessId ? (
    <div className={classes.saveAccount}>
      <SaveAccountLater trade={trade} />
    </div>
  ) : null

export type ThankYouProps = Readonly<{ links: CheckoutLinks; carrier: string }>

/** The trade of this tab, also after a reload; without a trade leads home. */
export function ThankYou({ links, carrier }: ThankYouProps) {
  const { trade, status, retry } = usePlacedTrade()
  const { mode } = useShop()
  const home = useScreenPath()('home')
  const navigate = useNavigate()
  useEffect(() => {
    if (status === 'none') navigate.replace(home)
  }, [status, navigate, home])
  usePurchase(trade)

  if (!trade) return status === 'away' ? <Away onRetry={retry} /> : <ThankYouSkeleton />
  return (
    <>
      <div className={classes.heading}>
        <h1>
          <FormattedMessage id="checkout.thanks" />
        </h1>
        <p className={layout.lead}>
          <FormattedMessage id="checkout.thanksLead" values={{ count: parcelCount(trade) }} />
        </p>
      </div>
      <div className={`${layout.columns} ${layout.columnsEven} ${classes.sheet}`} data-testid="thank-you">
        <div>
          <Ticket trade={trade} carrier={carrier} />
          {hasAccounts(mode) && <SaveAccount trade={trade} />}
          <PreparationList trade={trade} links={links} />
        </div>
        <NextSteps trade={trade} />
      </div>
    </>
  )
}

function Away({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.away}>
      <h1>
        <FormattedMessage id="checkout.thanks" />
      </h1>
      <Notice kind="warn" live>
        <FormattedMessage id="checkout.tradeAway" />
      </Notice>
      <Button onClick={onRetry}>
        <FormattedMessage id="checkout.retry" />
      </Button>
    </div>
  )
}

/** Reports the purchase of a trade once (K-08): it needs the transaction id, and remembers the trades that were sent. */
function usePurchase(trade: Trade | undefined): void {
  const shop = useShop()
  const { state, ready } = useCart()
  const [placed, placedReady, set] = usePersisted(placedTradeAtom(cartScope(shop.market, shop.mode)), NO_TRADE)
  const { transactionId, paymentType } = state
  const isNew = ready && placedReady && trade !== undefined && isNewPurchase(placed, trade, transactionId)
  const reporting = useRef<string>(undefined)
  useEffect(() => {
    if (!isNew || !trade || reporting.current === trade.tradeId) return
    reporting.current = trade.tradeId
    const { tradeId, total, voucher } = trade
    const lines = trade.lines.map((line) => ({ ...trackedOffer(line), quantity: line.quantity }))
    track(
      {
        name: 'traded',
        tradeId,
        transactionId: String(transactionId),
        total,
        lines,
        voucher,
        method: purchaseMethod(paymentType),
      },
      () => set((before) => purchaseReported(before, tradeId)),
    )
  }, [isNew, trade, transactionId, paymentType, set])
}
