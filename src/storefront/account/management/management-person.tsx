'use client'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Customer, Person, PhoneContact } from '@trade-in-shop/contracts/customers'
import { writeDate } from '@/domain/dates'
import { ProfileField } from '@/storefront/account/profile/profile-field'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { ProfileSection } from '@/storefront/account/profile/profile-section'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import { Saved } from '@/storefront/account/saved'
import { customerApi } from '@/storefront/account/session/customer-api'
import { fieldFacts } from '@/storefront/shop/field-facts'
import { useShop } from '@/storefront/shop/shop-provider'
import { useRewriteBirthDate } from '@/storefront/shop/use-rewrite-birth-date'
import classes from '@/storefront/account/profile/profile.module.css'

/** Form for the phone number, used for questions about a trade. */
function ManagementPhone({ customer, onSaved }: { customer: Customer; onSaved: () => void }) {
  const shop = useShop()
  const [saved, setSaved] = useState(false)
  const { iri: customerIri, phoneContact } = customer
  const state = useProfileForm({
    initial: { phone: phoneContact?.phone ?? '' },
    rules: { schema: async ({ phoneForm }, { phone }) => phoneForm(await fieldFacts(shop, phone)) },
    send: async ({ phone }, form) => {
      setSaved(false)
      const contact = await customerApi({
        method: phoneContact ? 'PATCH' : 'POST',
        path: '/api/customers/phone_contacts',
        body: { phone, customerIri, ...(phoneContact && { phoneIri: phoneContact.iri }) },
        answer: PhoneContact,
      })
      form.reset({ phone: contact.phone })
      setSaved(true)
      onSaved()
    },
  })
  return (
    <ProfileForm id="phone" state={state} button="profile.phoneSave" look="quiet">
      <div className={classes.grid}>
        <ProfileField name="phone" type="tel" autoComplete="tel" help="profile.phoneHelp" />
      </div>
      <Saved>{saved && <FormattedMessage id="profile.phoneSaved" />}</Saved>
    </ProfileForm>
  )
}

/** Form for the birth date, which a trade requires. */
function ManagementBirthDate({ customer, onSaved }: { customer: Customer; onSaved: () => void }) {
  const intl = useIntl()
  const shop = useShop()
  const [saved, setSaved] = useState(false)
  const written = (date: string | null) => (date ? writeDate(date, shop.dateFormat) : '')
  const state = useProfileForm({
    initial: { birthDate: written(customer.person.birthDate) },
    rules: { schema: async ({ birthDateForm }) => birthDateForm(await fieldFacts(shop)) },
    send: async (address, form) => {
      setSaved(false)
      const person = await customerApi({
        method: 'PATCH',
        path: '/api/customers/people',
        body: { address, peopleIri: customer.person.iri, customerIri: customer.iri },
        answer: Person,
      })
      form.reset({ birthDate: written(person.birthDate) })
      setSaved(true)
      onSaved()
    },
  })
  return (
    <ProfileForm id="birth-date" state={state} button="profile.birthDateSave" look="quiet">
      <div className={classes.grid}>
        <ProfileField
          name="birthDate"
          inputMode="numeric"
          rewrite={useRewriteBirthDate()}
          autoComplete="bday"
          placeholder={intl.formatMessage({ id: 'profile.birthDateExample' })}
          help="profile.birthDateHelp"
        />
      </div>
      <Saved>{saved && <FormattedMessage id="profile.birthDateSaved" />}</Saved>
    </ProfileForm>
  )
}

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
