'use client'
import { useMemo } from 'react'
import { FormProvider, useForm, type FieldError, type Resolver } from 'react-hook-form'
import { useSetAtom } from 'jotai'
import { mutate } from 'swr'
import { toNestErrors } from '@hookform/resolvers'
import { hasAccounts } from '@/domain/market/widget-modes'
import { capProblem } from '@trade-in-shop/contracts/sale-limits'
import { useAccount } from '@/storefront/account/session/use-account'
import { type CartState } from '@/storefront/cart/cart-state'
import type { Cart } from '@/storefront/cart/use-cart'
import type { PricesOfCart } from '@/storefront/cart/use-cart-prices'
import { afterStart, onFirstRender } from '@/storefront/kit/lazy'
import { takeShownTexts } from '@/storefront/kit/fields/text-field'
import layout from '@/storefront/kit/layout.module.css'
import { cartScope } from '@/storefront/kit/storage/browser-storage'
import { useShop } from '@/storefront/shop/shop-provider'
import type { CheckoutProps } from './checkout'
import { CheckoutAccount } from './checkout-account'
import { DeclarationsSection } from './declarations-section'
import { toCheckoutInput, toCheckoutValues, type CheckoutValues, type Draft } from './draft-state'
import { isFieldName } from './problem-messages'
import { LowerPriceSection } from './lower-price-section'
import { ParcelsSection } from './parcels-section'
import { PaymentSection } from './payment-section'
import { PersonSections } from './person-sections'
import { StickyBar } from './sticky-bar'
import { Summary } from './summary/summary'
import { useDraft } from './use-draft'
import type { Sale } from './use-sale'
import { typedPayment } from '@/domain/checkout/field-rules'
import { type CheckoutInput, type TradeSubmission, checkoutForm } from '@/domain/checkout/checkout-form'
import type { Trade } from '@trade-in-shop/contracts/trades'
import { accountToSaveAtom } from './account-to-save'
import type { TradeHistory } from '@trade-in-shop/contracts/customers'
import { customerApi } from '@/storefront/account/session/customer-api'
import type { SendOutcome } from './send-trade'
import type { ClientShop } from '@/storefront/shop/client-shop'
import { fieldFacts } from '@/storefront/shop/field-facts'

/** Connects the shared schema to react-hook-form: every problem at its field by its code. */
const checkoutResolver =
  (
    shop: Pick<ClientShop, 'country' | 'zipFormatRegExp' | 'timeZone' | 'business'>,
    devicesTotal: number,
  ): Resolver<CheckoutValues> =>
  async (values, _context, options) => {
    const facts = await fieldFacts(shop, values.customer.phone)
    const schema = checkoutForm({ ...facts, business: shop.business, devicesTotal })
    const result = schema.safeParse(toCheckoutInput(values, shop.business))
    if (result.success) return { values, errors: {} }
    const problems: Record<string, FieldError> = {}
    for (const { path, message } of result.error.issues) problems[path.join('.')] ??= { type: 'custom', message }
    return { values: {}, errors: toNestErrors(problems, options) }
  }

const isHistory = (key: unknown): boolean => Array.isArray(key) && key.includes('/api/customers/trade_history')

/** Sells with the customer's session, then refreshes the trade history. */
async function sellAsCustomer(sale: Sale, submission: TradeSubmission): Promise<SendOutcome | null> {
  const outcome = await sale.send(submission, customerApi)
  if (outcome?.kind === 'created')
    void mutate<TradeHistory>(isHistory, (known) => known && [outcome.trade, ...known], { revalidate: true })
  return outcome
}

type Remember = (trade: Trade, values: CheckoutValues, submission: TradeSubmission) => void

/** After a customer's sale: passes a typed account that is to be saved to the thank-you screen. */
function useRemember(isLoggedIn: boolean): Remember {
  const set = useSetAtom(accountToSaveAtom)
  return ({ accessId }, { payment: { remember } }, { form }) => {
    const typed = isLoggedIn && remember ? typedPayment.safeParse(form.payment) : null
    if (typed?.success) set({ accessId, kind: 'new', payment: typed.data })
  }
}

/** The request for a cart; its prices only say what the shopper saw, the platform decides (K-13). */
const submissionOf = ({ cart, voucher }: Pick<CartState, 'cart' | 'voucher'>, form: CheckoutInput): TradeSubmission => ({
  lines: cart.map(({ offerId, quantity, price, parcel }) => ({
    ...{ offerId, quantity, expectedPrice: price.amount },
    ...(parcel && parcel > 1 ? { parcel } : {}),
  })),
  ...(voucher ? { voucher: voucher.code } : {}),
  form,
})

type Props = CheckoutProps & Readonly<{ cart: Cart; prices: PricesOfCart; sale: Sale; draft: Draft }>

const PriceChangePanel = onFirstRender(async () => (await import('./price-change/price-change-panel')).PriceChangePanel)
const CustomerPrefill = afterStart(() => import('./customer-prefill').then((loaded) => loaded.CustomerPrefill))

/** The sale on one page: sections on the left, the summary with the button beside or below them. */
export function CheckoutForm({ cart, prices, sale, draft, links, heading, optional, close }: Props) {
  const shop = useShop()
  const devicesTotal = cart.totals.devices.amount
  const resolver = useMemo(() => checkoutResolver(shop, devicesTotal), [shop, devicesTotal])
  const form = useForm<CheckoutValues>({
    defaultValues: toCheckoutValues(draft, shop.selectedPaymentType),
    resolver,
    mode: 'onTouched',
  })
  useDraft(cartScope(shop.market, shop.mode), form, sale.state.kind !== 'sold')
  const { isLoggedIn } = useAccount()
  const remember = useRemember(isLoggedIn)
  const isAllowed = capProblem(shop, cart.totals.total.amount) === null && cart.tooMany.size === 0
  const blocked = !cart.state.priceCalculateDone || prices.status !== 'confirmed' || !isAllowed

  const sell = async (state = cart.state) => {
    const values = form.getValues()
    const submission = submissionOf(state, toCheckoutInput(values, shop.business))
    const outcome = isLoggedIn ? await sellAsCustomer(sale, submission) : await sale.send(submission)
    if (outcome?.kind === 'created') remember(outcome.trade, values, submission)
    if (outcome?.kind !== 'problems') return
    const [first] = outcome.errors.flatMap(({ path, code }) => {
      const name = path.replace('/', '.')
      if (!isFieldName(name)) return []
      form.setError(name, { type: 'server', message: code })
      return [name]
    })
    if (first) form.setFocus(first)
  }
  const submit = form.handleSubmit(() => (blocked ? undefined : sell()))

  return (
    <FormProvider {...form}>
      <form
        className={`${layout.columns} ${layout.columnsEven}`}
        onSubmit={(event) => {
          takeShownTexts(event.currentTarget, form)
          void submit(event)
        }}
        noValidate
        data-testid="checkout-form"
      >
        <div>
          {heading}
          {hasAccounts(shop.mode) && <CheckoutAccount />}
          {isLoggedIn && <CustomerPrefill />}
          <PersonSections optional={optional} />
          <ParcelsSection cart={cart} />
          <PaymentSection />
          <LowerPriceSection cart={cart} />
          <DeclarationsSection pieces={cart.totals.pieces} links={links} />
          <StickyBar total={cart.totals.total} pieces={cart.totals.pieces} lockUntil={prices.lockUntil} />
        </div>
        <Summary cart={cart} prices={prices} sale={sale} blocked={blocked} />
      </form>
      {sale.state.kind === 'priceChanged' && (
        <PriceChangePanel cart={cart} sale={sale} changes={sale.state.changes} closeLabel={close} onSell={sell} />
      )}
    </FormProvider>
  )
}
