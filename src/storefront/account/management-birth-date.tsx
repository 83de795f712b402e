'use client'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Person, type Customer } from '@/contracts/customers'
import { birthDateForm } from '@/domain/profile-form'
import { fieldFacts } from '@/storefront/shop/field-facts'
import { useShop } from '@/storefront/shop/use-shop'
import { customerApi } from './customer-api'
import { ProfileField } from './profile-field'
import { ProfileForm } from './profile-form'
import { Saved } from './saved'
import { useProfileForm } from './use-profile-form'
import classes from './profile.module.css'

/** A calendar date as people of the market type it: "14.03.1988", "14/03/1988". */
const typedDate = (date: string | null, separator: string): string => (date ? date.split('-').reverse().join(separator) : '')

/** The birth date, which a sale asks for. */
export function ManagementBirthDate({ customer, onSaved }: { customer: Customer; onSaved: () => void }) {
  const intl = useIntl()
  const shop = useShop()
  const [saved, setSaved] = useState(false)
  const separator = shop.dateFormat.charAt(2)
  const state = useProfileForm({
    initial: { birthDate: typedDate(customer.person.birthDate, separator) },
    rules: { schema: async () => birthDateForm(await fieldFacts(shop)) },
    send: async (address, form) => {
      setSaved(false)
      const person = await customerApi({
        method: 'PATCH',
        path: '/api/customers/people',
        body: { address, peopleIri: customer.person.iri, customerIri: customer.iri },
        answer: Person,
      })
      form.reset({ birthDate: typedDate(person.birthDate, separator) })
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
          autoComplete="bday"
          placeholder={intl.formatMessage({ id: 'profile.birthDateExample' })}
          help="profile.birthDateHelp"
        />
      </div>
      <Saved>{saved && <FormattedMessage id="profile.birthDateSaved" />}</Saved>
    </ProfileForm>
  )
}
