'use client'
import { useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { PasswordField } from '@/storefront/account/login/password-field'
import { ProfileAddressFields, problemText, ProfileField } from '@/storefront/account/profile/profile-field'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { ProfileSection } from '@/storefront/account/profile/profile-section'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import { newTabLink } from '@/storefront/kit/app-link'
import { Checkbox } from '@/storefront/kit/fields/checkbox'
import { ACCEPTED, ownApi } from '@/storefront/kit/own-api'
import { fieldFacts } from '@/storefront/shop/field-facts'
import { useShop } from '@/storefront/shop/shop-provider'
import { useRewriteBirthDate } from '@/storefront/shop/use-rewrite-birth-date'
import { track } from '@/storefront/tracking/track'
import type { RegisterLinks } from './register-links'
import { RegisterPayment, useEarlyChoice } from './register-payment'
import { EMPTY_REGISTER_DRAFT, registerInput, type RegisterValues, toRegisterValues } from './register-values'
import { useRegisterDraft } from './use-register-draft'
import classes from '@/storefront/account/profile/profile.module.css'

/** Name and password of the new customer. */
function RegisterPerson() {
  const intl = useIntl()
  return (
    <ProfileSection id="register-you" title="profile.you">
      <div className={classes.grid}>
        <ProfileField name="firstName" className={classes.half} autoComplete="given-name" />
        <ProfileField name="lastName" className={classes.half} autoComplete="family-name" />
        <ProfileField name="email" type="email" autoComplete="username" help="profile.emailHelp" className={classes.half} />
        <PasswordField name="password" label="profile.password" isNew className={classes.half} />
        <ProfileField
          name="birthDate"
          className={classes.half}
          inputMode="numeric"
          rewrite={useRewriteBirthDate()}
          autoComplete="bday"
          placeholder={intl.formatMessage({ id: 'profile.birthDateExample' })}
          help="profile.birthDateHelp"
          optional
        />
        <ProfileField name="phone" className={classes.half} type="tel" autoComplete="tel" help="profile.phoneHelp" optional />
      </div>
    </ProfileSection>
  )
}

function RegisterConsent({ links, newsletter }: { links: RegisterLinks; newsletter: boolean }) {
  const intl = useIntl()
  const { register, formState } = useFormContext<RegisterValues>()
  return (
    <div className={classes.rows}>
      {newsletter && (
        <Checkbox {...register('newsletter')} id="register-newsletter" label={<FormattedMessage id="profile.newsletterBox" />} />
      )}
      <Checkbox
        {...register('terms')}
        id="register-terms"
        label={
          <FormattedMessage id="profile.terms" values={{ terms: newTabLink(links.terms), privacy: newTabLink(links.privacy) }} />
        }
        error={problemText(intl, formState.errors, 'terms')}
      />
    </div>
  )
}

/** Choice between an address now and an address with the first trade. */
function RegisterAddress() {
  const { value: isGiven, onChange } = useEarlyChoice('withAddress', '#register-withAddress:checked', () => true)
  return (
    <ProfileSection id="register-where" title="profile.address" text="profile.addressLater">
      <Checkbox
        id="register-withAddress"
        name="withAddress"
        checked={isGiven}
        onChange={onChange}
        label={<FormattedMessage id="profile.addressNow" />}
      />
      {isGiven && <ProfileAddressFields />}
    </ProfileSection>
  )
}

type Props = Readonly<{ links: RegisterLinks; newsletter: boolean; onRegistered: (email: string) => void }>

/** The registration on one page: name, credentials, and what may wait until the first trade. */
export function RegisterForm({ links, newsletter, onRegistered }: Props) {
  const shop = useShop()
  const state = useProfileForm({
    initial: toRegisterValues(EMPTY_REGISTER_DRAFT),
    rules: {
      schema: async ({ registrationForm }, { phone }) => registrationForm(await fieldFacts(shop, phone)),
      input: registerInput,
    },
    secrets: ['password'],
    send: async (details) => {
      const { registrationRequest } = await import('@/domain/checkout/profile-form')
      await ownApi({
        method: 'POST',
        path: '/api/account/register',
        body: registrationRequest({ ...details, newsletter: newsletter && details.newsletter }, shop.locale),
        answer: ACCEPTED,
      })
      track({ name: 'registered' })
      deleteDraft()
      onRegistered(details.email)
    },
  })
  const deleteDraft = useRegisterDraft(shop.market, state.form)
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
