'use client'
import { FormattedMessage } from 'react-intl'
import { useAccount } from '@/storefront/account/session/use-account'
import { loginPath } from '@/domain/routing/login-path'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { useScreenPath } from '@/storefront/shop/shop-provider'
import classes from './checkout.module.css'

/** The customer's address, or for a guest a link to the log-in, which returns here with everything still filled in. */
export function CheckoutAccount() {
  const { ready, isLoggedIn, email } = useAccount()
  const pathOf = useScreenPath()
  return (
    <p className={classes.account} data-testid="checkout-account">
      {ready && isLoggedIn && (
        <span className={classes.known}>
          <FormattedMessage id="checkout.loggedIn" values={{ email }} />
        </span>
      )}
      {ready && !isLoggedIn && (
        <span>
          <FormattedMessage id="checkout.haveAccount" />{' '}
          <AppLink className={buttonClass({ look: 'link' })} href={loginPath(pathOf('accountOverview'), pathOf('checkout'))}>
            <FormattedMessage id="checkout.logIn" />
          </AppLink>
        </span>
      )}
    </p>
  )
}
