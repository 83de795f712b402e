'use client'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/storefront/i18n/message-types'
import { Icon, type IconName } from '@/storefront/kit/icon'
import { Skeleton } from '@/storefront/kit/skeleton'
import { useShop } from '@/storefront/shop/shop-provider'
import { ShopLink } from '@/storefront/shop/shop-link'
import { addressIn, useAddresses } from '@/storefront/account/session/customer-data'
import { isPrimary, usePayoutAccounts } from '@/storefront/account/session/payout-accounts'
import classes from './overview.module.css'

/** Tiles for the return address, the payout account and the rest, each a link to its page. */
export function OverviewDetails() {
  return (
    <section className={classes.details} aria-labelledby="account-details">
      <h2 id="account-details">
        <FormattedMessage id="account.detailsTitle" />
      </h2>
      <ul>
        <Tile to="addressChange" icon="truck" label="account.address">
          <Address />
        </Tile>
        <Tile to="paymentChange" icon="bank" label="account.payment">
          <Payment />
        </Tile>
        <Tile to="accountManagement" icon="lock" label="account.management">
          <FormattedMessage id="account.managementText" />
        </Tile>
      </ul>
    </section>
  )
}

type TileProps = Readonly<{
  to: 'addressChange' | 'paymentChange' | 'accountManagement'
  icon: IconName
  label: MessageId
  children: ReactNode
}>

function Tile({ to, icon, label, children }: TileProps) {
  return (
    <li>
      <ShopLink to={to} className={classes.tile}>
        <Icon name={icon} />
        <span>
          <b>
            <FormattedMessage id={label} />
          </b>
          <small>{children}</small>
        </span>
        <Icon name="forward" small />
      </ShopLink>
    </li>
  )
}

const Waiting = () => <Skeleton className={classes.skeletonDetail} />

function Address() {
  const { country } = useShop()
  const { data, error } = useAddresses()
  if (!data) return error ? null : <Waiting />
  const address = addressIn(country, data)
  if (!address) return <FormattedMessage id="account.addressNone" />
  const { street, houseNumber, line2, postalCode, city } = address
  return [[street, houseNumber].filter(Boolean).join(' '), line2, `${postalCode} ${city}`].filter(Boolean).join(', ')
}

/** The account of the next payout. */
function Payment() {
  const { data, error } = usePayoutAccounts()
  if (!data) return error ? null : <Waiting />
  return data.find(isPrimary)?.masked ?? <FormattedMessage id="account.paymentNone" />
}
