'use client'
import { useIntl, FormattedMessage } from 'react-intl'
import { useAccount } from '@/storefront/account/session/use-account'
import { afterStart } from '@/storefront/kit/lazy'
import { useRewriteBirthDate } from '@/storefront/shop/use-rewrite-birth-date'
import { useShop } from '@/storefront/shop/shop-provider'
import { SaleField, Section } from './sale-field'

import classes from './checkout.module.css'
import { businessLink } from '@/storefront/cart/cart-changes'
import { useCart } from '@/storefront/cart/use-cart'
import { postalCodeInputMode } from '@/storefront/kit/fields/text-field'

/**
 * A link to the market's business shop, where a company's devices are looked up again. Two hosts have two carts, so
 * prices for consumers and for companies never mix (`docs/decisions/0014-business-mode-is-a-host.md`).
 */
function BusinessChoice() {
  const { businessList } = useShop()
  const { state } = useCart()
  if (!businessList) return null
  return (
    <p className={classes.choice} data-testid="business-choice">
      <FormattedMessage id="checkout.asCompany" />{' '}
      <a href={businessLink(businessList, state.cart)}>
        <FormattedMessage id="checkout.asCompanyLink" />
      </a>
    </p>
  )
}

/** The seller (in business mode for a company) and the address that the parcel comes from. */
export function PersonSections({ optional }: { optional: string }) {
  const intl = useIntl()
  const { business } = useShop()
  const rewriteBirthDate = useRewriteBirthDate()
  const { isLoggedIn } = useAccount()
  return (
    <>
      {business && (
        <Section id="sale-company" title="checkout.company">
          <div className={classes.grid}>
            <SaleField name="company.name" className={classes.half} autoComplete="organization" />
            <SaleField name="company.vatId" className={classes.half} autoCapitalize="characters" spellCheck={false} />
          </div>
        </Section>
      )}
      <Section id="sale-you" title="checkout.you">
        <div className={classes.grid}>
          <SaleField name="customer.firstName" className={classes.half} autoComplete="given-name" />
          <SaleField name="customer.lastName" className={classes.half} autoComplete="family-name" />
          <SaleField
            name="customer.email"
            className={classes.half}
            type="email"
            autoComplete="email"
            readOnly={isLoggedIn}
            help={isLoggedIn ? 'checkout.emailFixed' : 'checkout.emailHelp'}
          />
          <SaleField
            name="customer.birthDate"
            className={classes.half}
            inputMode="numeric"
            rewrite={rewriteBirthDate}
            autoComplete="bday"
            placeholder={intl.formatMessage({ id: 'checkout.birthDateExample' })}
            help="checkout.birthDateHelp"
          />
          <SaleField
            name="customer.phone"
            className={classes.half}
            type="tel"
            autoComplete="tel"
            optional={optional}
            help="checkout.phoneHelp"
          />
        </div>
        <BusinessChoice />
      </Section>
      <AddressSection optional={optional} />
    </>
  )
}

/** Loaded for customers only: asks whether to save an address that the account does not have. */
const SaveAddress = afterStart(() => import('./save-address').then((loaded) => loaded.SaveAddress))

function AddressSection({ optional }: { optional: string }) {
  const { zipFormatRegExp } = useShop()
  const { isLoggedIn } = useAccount()
  return (
    <Section id="sale-address" title="checkout.address">
      <div className={classes.grid}>
        <SaleField name="address.street" className={classes.wide} autoComplete="address-line1" />
        <SaleField name="address.houseNumber" className={classes.narrow} autoComplete="off" optional={optional} />
        <SaleField name="address.line2" autoComplete="address-line2" optional={optional} help="checkout.line2Help" />
        <SaleField
          name="address.postalCode"
          className={classes.third}
          inputMode={postalCodeInputMode(zipFormatRegExp)}
          autoComplete="postal-code"
        />
        <SaleField name="address.city" className={classes.twoThirds} autoComplete="address-level2" />
      </div>
      {isLoggedIn && <SaveAddress />}
    </Section>
  )
}
