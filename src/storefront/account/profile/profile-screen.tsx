import type { ReactNode } from 'react'
import type { Metadata } from 'next'
import type { Shop } from '@/domain/routing/shop'
import type { MessageId } from '@/storefront/i18n/message-types'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { intlFor } from '@/storefront/i18n/intl.server'
import { AppLink } from '@/storefront/kit/app-link'
import { Breadcrumbs } from '@/storefront/kit/breadcrumbs'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { shopPath } from '@/storefront/shop/shop-path'
import { pageMetadata } from '@/storefront/shop/page-address'
import classes from './profile.module.css'

type Props = Readonly<{
  shop: Shop
  title: MessageId
  lead?: MessageId
  /** True for pages of the customer's own account, which have its navigation. */
  inside?: boolean
  /** Gets the heading, because the interactive part may replace it with a result. */
  children: (heading: ReactNode) => ReactNode
}>

/**
 * The frame of registration, password and profile: breadcrumbs, heading, and a part that loads in the browser. The same
 * HTML for everyone.
 */
export function ProfileScreen({ shop, title, lead, inside = false, children }: Props) {
  const intl = intlFor(shop)
  const name = intl.formatMessage({ id: title })
  const link = (to: 'home' | 'accountOverview', label: MessageId) => (
    <AppLink key={to} href={shopPath(shop, to)}>
      {intl.formatMessage({ id: label })}
    </AppLink>
  )
  const above = [link('home', 'common.home'), ...(inside ? [link('accountOverview', 'profile.account')] : [])]
  const heading = (
    <div className={classes.heading}>
      <h1>{name}</h1>
      {lead && <p className={layout.lead}>{intl.formatMessage({ id: lead })}</p>}
    </div>
  )
  return (
    <div className={layout.wrap}>
      <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={[...above, name]} />
      <noscript>
        <Notice kind="warn">{intl.formatMessage({ id: 'profile.noScript' })}</Notice>
      </noscript>
      <IntlIsland shop={shop} features={inside ? ['account', 'profile', 'problem'] : ['profile', 'problem']}>
        {children(heading)}
      </IntlIsland>
    </div>
  )
}

/** Search engines do not index pages of the account. */
export const profileMetadata = (shop: Shop, title: MessageId): Metadata =>
  pageMetadata(shop, { title: intlFor(shop).formatMessage({ id: title }), noindex: true })
