'use client'
import { useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { hasAccounts } from '@/domain/has-accounts'
import { exceedsCap } from '@/domain/cart'
import { useAccount } from '@/storefront/account/use-account'
import { cartScope } from '@/storefront/cart/cart-state'
import type { Cart } from '@/storefront/cart/use-cart'
import type { Prices } from '@/storefront/cart/use-cart-prices'
import { afterStart } from '@/storefront/kit/after-start'
import layout from '@/storefront/kit/layout.module.css'
import { useShop } from '@/storefront/shop/use-shop'
import type { CheckoutProps } from './checkout'
import { CheckoutAccount } from './checkout-account'
import { checkoutResolver } from './checkout-resolver'
import { DeclarationsSection } from './declarations-section'
import { inputOf, valuesOf, type CheckoutValues, type Draft } from './draft-state'
import { isFieldName } from './fault-messages'
import { PaymentSection } from './payment-section'
import { PersonSections } from './person-sections'
import { PriceChangePanel } from './price-change-panel'
import { sellAsCustomer } from './sell-as-customer'
import { StickyBar } from './sticky-bar'
import { Summary } from './summary'
import { submissionOf } from './submission'
import { useDraft } from './use-draft'
import { useRemember } from './use-remember'
import type { Sale } from './use-sale'

type Props = CheckoutProps & Readonly<{ cart: Cart; prices: Prices; sale: Sale; draft: Draft }>

const CustomerPrefill = afterStart(() => import('./customer-prefill').then((loaded) => loaded.CustomerPrefill))

/** The sale on one page: sections on the left, the summary with the button beside or below them. */
export function CheckoutForm({ cart, prices, sale, draft, links, heading, optional, close }: Props) {
  const shop = useShop()
  const resolver = useMemo(() => checkoutResolver(shop), [shop])
  const form = useForm<CheckoutValues>({ defaultValues: valuesOf(draft, shop.selectedPaymentType), resolver, mode: 'onTouched' })
  useDraft(cartScope(shop.market, shop.mode), form, sale.state.kind !== 'sold')
  const { isLoggedIn } = useAccount()
  const remember = useRemember(isLoggedIn)
  const blocked = !cart.state.priceCalculateDone || prices.status !== 'confirmed' || exceedsCap(shop, cart.totals.devices)

  const sell = async (state = cart.state) => {
    const values = form.getValues()
    const submission = submissionOf(state, inputOf(values, shop.business))
    const outcome = isLoggedIn ? await sellAsCustomer(sale, submission) : await sale.send(submission)
    if (outcome?.kind === 'created') remember(outcome.trade, values, submission)
    if (outcome?.kind !== 'faults') return
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
        onSubmit={(event) => void submit(event)}
        noValidate
        data-testid="checkout-form"
      >
        <div>
          {heading}
          {hasAccounts(shop.mode) && <CheckoutAccount />}
          {isLoggedIn && <CustomerPrefill />}
          <PersonSections optional={optional} />
          <PaymentSection />
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
