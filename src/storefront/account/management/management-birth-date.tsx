'use client'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Person, type Customer } from '@/contracts/customers'
import { writeDate } from '@/domain/dates'
import { birthDateForm } from '@/domain/checkout/profile-form'
import { fieldFacts } from '@/storefront/shop/field-facts'
import { useRewriteBirthDate } from '@/storefront/shop/use-rewrite-birth-date'
import { useShop } from '@/storefront/shop/shop-provider'
import { customerApi } from '@/storefront/account/session/customer-api'
import { ProfileField } from '@/storefront/account/profile/profile-field'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { Saved } from '@/storefront/account/saved'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import classes from '@/storefront/account/profile/profile.module.css'

/** Form for the birth date, which a trade requires. */
export function ManagementBirthDate({ customer, onSaved }: { customer: Customer; onSaved: () => void }) {
  const intl = useIntl()
  const shop = useShop()
  const [saved, setSaved] = useState(false)
  const written = (date: string | null) => (date ? writeDate(date, shop.dateFormat) : '')
  const state = useProfileForm({
    initial: { birthDate: written(customer.person.birthDate) },
    rules: { schema: async () => birthDateForm(await fieldFacts(shop)) },
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
