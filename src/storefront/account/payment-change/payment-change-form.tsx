'use client'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { paymentForm } from '@/domain/checkout/profile-form'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { useShop } from '@/storefront/shop/shop-provider'
import { payoutsOf, savePayout, type Accounts } from './payment-change-calls'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { ProfilePaymentFields } from '@/storefront/account/profile/profile-payment-fields'
import { ProfileSection } from '@/storefront/account/profile/profile-section'
import type { Guarded } from '@/storefront/account/login/use-fresh-login'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'

const EMPTY = { iban: '', holder: '', paypalAccount: '', paypalRepeat: '' }

type Props = Readonly<{
  accounts: Accounts
  guarded: Guarded
  onStart: () => void
  onSaved: () => Promise<void>
  onUnsure: () => Promise<unknown>
}>

/** Form for another bank account or PayPal address; the browser stores nothing of it. */
export function PaymentChangeForm({ accounts, guarded, onStart, onSaved, onUnsure }: Props) {
  const intl = useIntl()
  const { paymentTypes, selectedPaymentType } = useShop()
  const [present] = payoutsOf(accounts)
  const ofPresent = present?.kind === 'paypal' ? paymentTypes.paypal : paymentTypes.directDebitSwift
  const state = useProfileForm({
    initial: { ...EMPTY, type: String(present ? ofPresent : selectedPaymentType) },
    rules: { schema: () => paymentForm },
    send: async (payment, form) => {
      onStart()
      try {
        await savePayout(accounts, payment, guarded)
      } catch (error) {
        // A lost answer may have created an account, which the next attempt must change instead of adding another.
        void onUnsure()
        throw error
      }
      form.reset({ ...EMPTY, type: payment.type })
      await onSaved()
    },
  })
  const type = useWatch({ control: state.form.control, name: 'type' })
  return (
    <ProfileSection
      id="payout-new"
      title={accounts.banks.length + accounts.paypals.length > 0 ? 'profile.payoutOther' : 'profile.payout'}
    >
      <ProfileForm id="payout" state={state} button="profile.payoutSave">
        <RadioCards
          {...state.form.register('type')}
          id="payout-type"
          legend={intl.formatMessage({ id: 'profile.payoutLegend' })}
          legendHidden
          twoColumns
          choices={[
            {
              value: paymentTypes.directDebitSwift,
              title: intl.formatMessage({ id: 'profile.bank' }),
              text: intl.formatMessage({ id: 'profile.bankText' }),
            },
            {
              value: paymentTypes.paypal,
              title: intl.formatMessage({ id: 'profile.paypal' }),
              text: intl.formatMessage({ id: 'profile.paypalText' }),
            },
          ]}
        />
        <ProfilePaymentFields paypal={type === paymentTypes.paypal} />
      </ProfileForm>
    </ProfileSection>
  )
}
