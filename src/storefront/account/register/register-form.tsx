'use client'
import { FormattedMessage } from 'react-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Accepted } from '@/contracts/account'
import { registrationForm, registrationRequest } from '@/domain/checkout/profile-form'
import { ownApi } from '@/storefront/kit/own-api'
import { fieldFacts } from '@/storefront/shop/field-facts'
import { useShop } from '@/storefront/shop/shop-provider'
import { track } from '@/storefront/tracking/track'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { RegisterConsent } from './register-consent'
import type { RegisterLinks } from './register-links'
import { RegisterPayment } from './register-payment'
import { RegisterPerson } from './register-person'
import { registerInput, registerValuesOf, type RegisterDraft, type RegisterValues } from './register-values'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import { useRegisterDraft } from './use-register-draft'
import { Checkbox } from '@/storefront/kit/fields/checkbox'
import { ProfileAddressFields } from '@/storefront/account/profile/profile-address-fields'
import { ProfileSection } from '@/storefront/account/profile/profile-section'

/** Choice between an address now and an address with the first trade. */
function RegisterAddress() {
  const { register } = useFormContext<RegisterValues>()
  const given = useWatch<RegisterValues, 'withAddress'>({ name: 'withAddress' })
  return (
    <ProfileSection id="register-where" title="profile.address" text="profile.addressLater">
      <Checkbox {...register('withAddress')} id="register-withAddress" label={<FormattedMessage id="profile.addressNow" />} />
      {given && <ProfileAddressFields />}
    </ProfileSection>
  )
}

type Props = Readonly<{
  draft: RegisterDraft
  links: RegisterLinks
  /** Whether the market has a newsletter. */
  newsletter: boolean
  onSent: (email: string) => void
}>

/** The registration on one page: name, credentials, and what may wait until the first trade. */
export function RegisterForm({ draft, links, newsletter, onSent }: Props) {
  const shop = useShop()
  const state = useProfileForm({
    initial: registerValuesOf(draft),
    rules: { schema: async ({ phone }) => registrationForm(await fieldFacts(shop, phone)), input: registerInput },
    secrets: ['password'],
    send: async (details) => {
      await ownApi({
        method: 'POST',
        path: '/api/account/register',
        body: registrationRequest({ ...details, newsletter: newsletter && details.newsletter }, shop.locale),
        answer: Accepted,
      })
      track({ name: 'registered' })
      onSent(details.email)
    },
  })
  useRegisterDraft(shop.market, state.form)
  return (
    <ProfileForm
      id="register"
      state={state}
      button="profile.registerButton"
      aside={
        <a href={links.login}>
          <FormattedMessage id="profile.haveAccount" />
        </a>
      }
    >
      <RegisterPerson />
      <RegisterAddress />
      <RegisterPayment />
      <RegisterConsent links={links} newsletter={newsletter} />
    </ProfileForm>
  )
}
