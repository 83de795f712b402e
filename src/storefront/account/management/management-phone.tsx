'use client'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { PhoneContact, type Customer } from '@/contracts/customers'
import { phoneForm } from '@/domain/checkout/profile-form'
import { fieldFacts } from '@/storefront/shop/field-facts'
import { useShop } from '@/storefront/shop/shop-provider'
import { customerApi } from '@/storefront/account/session/customer-api'
import { ProfileField } from '@/storefront/account/profile/profile-field'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { Saved } from '@/storefront/account/saved'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import classes from '@/storefront/account/profile/profile.module.css'

/** Form for the phone number, used for questions about a trade. */
export function ManagementPhone({ customer, onSaved }: { customer: Customer; onSaved: () => void }) {
  const shop = useShop()
  const [saved, setSaved] = useState(false)
  const { iri: customerIri, phoneContact } = customer
  const state = useProfileForm({
    initial: { phone: phoneContact?.phone ?? '' },
    rules: { schema: async ({ phone }) => phoneForm(await fieldFacts(shop, phone)) },
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
