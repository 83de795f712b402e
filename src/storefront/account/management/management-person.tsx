'use client'
import { FormattedMessage } from 'react-intl'
import type { Customer } from '@/contracts/customers'
import { ManagementBirthDate } from './management-birth-date'
import { ManagementPhone } from './management-phone'
import { ProfileSection } from '@/storefront/account/profile/profile-section'
import classes from '@/storefront/account/profile/profile.module.css'

type Props = Readonly<{ customer: Customer; onSaved: () => void }>

/** The customer's name and number; phone and birth date can be changed here. */
export function ManagementPerson({ customer, onSaved }: Props) {
  const { firstName, lastName, email, customerNumber } = customer
  return (
    <ProfileSection id="management-you" title="profile.you">
      <dl className={classes.pair}>
        <dt>
          <FormattedMessage id="profile.name" />
        </dt>
        <dd>
          {firstName} {lastName}
        </dd>
        <dt>
          <FormattedMessage id="profile.email" />
        </dt>
        <dd>{email}</dd>
        <dt>
          <FormattedMessage id="profile.customerNumber" />
        </dt>
        <dd>{customerNumber}</dd>
      </dl>
      <div className={classes.sideBySide}>
        <ManagementPhone customer={customer} onSaved={onSaved} />
        <ManagementBirthDate customer={customer} onSaved={onSaved} />
      </div>
    </ProfileSection>
  )
}
