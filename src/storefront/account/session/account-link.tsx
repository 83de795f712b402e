import type { ReactNode } from 'react'
import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { AppLink } from '@/storefront/kit/app-link'
import { Icon } from '@/storefront/kit/icon'
import { shopPath } from '@/storefront/shop/shop-path'

type Props = Readonly<{
  shop: Shop
  className: string | undefined
  labelClass: string | undefined
  /** Shows whether a customer is logged in. */
  mark: ReactNode
}>

/** Link to the account in the header; `className` and `labelClass` are the header's own. */
export function AccountLink({ shop, className, labelClass, mark }: Props) {
  const intl = intlFor(shop)
  return (
    <AppLink href={shopPath(shop, 'accountOverview')} className={className} data-testid="account-link">
      <Icon name="account" />
      <span className={labelClass}>{intl.formatMessage({ id: 'account.link' })}</span>
      {mark}
    </AppLink>
  )
}
