'use client'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/storefront/i18n/message-types'
import { ShopLink } from '@/storefront/shop/shop-link'
import { useAccount } from './session/use-account'
import classes from './account-navigation.module.css'

const ENTRIES = [
  ['accountOverview', 'account.sales'],
  ['addressChange', 'account.address'],
  ['paymentChange', 'account.payment'],
  ['accountManagement', 'account.management'],
] as const satisfies readonly (readonly [string, MessageId])[]

/**
 * Navigation between the pages of an account, with log-out: pills on a phone, a column beside the page on wide screens.
 * Needs the messages of `account`.
 */
export function AccountNavigation({ current }: { current: (typeof ENTRIES)[number][0] }) {
  const { logOut } = useAccount()
  return (
    <nav className={classes.nav} aria-labelledby="account-navigation">
      <h2 id="account-navigation" className={classes.label}>
        <FormattedMessage id="account.title" />
      </h2>
      <ul>
        {ENTRIES.map(([screen, label]) => (
          <li key={screen}>
            <ShopLink to={screen} aria-current={screen === current ? 'page' : undefined}>
              <FormattedMessage id={label} />
            </ShopLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void logOut()} data-testid="log-out">
            <FormattedMessage id="account.logOut" />
          </button>
        </li>
      </ul>
    </nav>
  )
}
