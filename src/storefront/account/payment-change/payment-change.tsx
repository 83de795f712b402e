'use client'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { EMPTY_PAYOUT } from '@/domain/checkout/payment-types'
import { Loaded } from '@/storefront/account/loaded'
import { type Guarded, useFreshLogin } from '@/storefront/account/login/use-fresh-login'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { usePayoutChoices } from '@/storefront/account/payout-inputs'
import { ProfilePaymentFields } from '@/storefront/account/profile/profile-field'
import { ProfileSection } from '@/storefront/account/profile/profile-section'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import { Saved } from '@/storefront/account/saved'
import { useCustomer } from '@/storefront/account/session/customer-data'
import { type PayoutAccount, usePayoutAccounts } from '@/storefront/account/session/payout-accounts'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { onFirstRender } from '@/storefront/kit/lazy'
import { useShop } from '@/storefront/shop/shop-provider'
import { type Accounts, makePrimary, savePayout } from './payment-change-calls'
import { PayoutList } from './payment-change-list'
import classes from '@/storefront/account/profile/profile.module.css'

type Props = Readonly<{
  accounts: Accounts
  guarded: Guarded
  onStart: () => void
  onSaved: () => Promise<void>
  onUnsure: () => Promise<unknown>
}>

/** Form for another bank account or PayPal address; the browser stores nothing of it. */
function PaymentChangeForm({ accounts, guarded, onStart, onSaved, onUnsure }: Props) {
  const intl = useIntl()
  const { selectedPaymentType } = useShop()
  const payoutChoices = usePayoutChoices('profile')
  const state = useProfileForm({
    initial: { ...EMPTY_PAYOUT, type: String(accounts.accounts[0]?.type ?? selectedPaymentType) },
    rules: { schema: ({ paymentForm }) => paymentForm },
    send: async (payment, form) => {
      onStart()
      try {
        await savePayout(accounts, payment, guarded)
      } catch (error) {
        // A lost answer may have created an account, which the next attempt must change instead of adding another.
        void onUnsure()
        throw error
      }
      form.reset({ ...EMPTY_PAYOUT, type: payment.type })
      await onSaved()
    },
  })
  const type = useWatch({ control: state.form.control, name: 'type' })
  return (
    <ProfileSection id="payout-new" title={accounts.accounts.length > 0 ? 'profile.payoutOther' : 'profile.payout'}>
      <ProfileForm id="payout" state={state} button="profile.payoutSave">
        <RadioCards
          {...state.form.register('type')}
          id="payout-type"
          legend={intl.formatMessage({ id: 'profile.payoutLegend' })}
          legendHidden
          twoColumns
          choices={payoutChoices}
        />
        <ProfilePaymentFields type={type} />
      </ProfileForm>
    </ProfileSection>
  )
}

const PasswordAgain = onFirstRender(async () => (await import('@/storefront/account/login/password-again')).PasswordAgain)

/** S-14: shows which account gets the money, and changes it. */
export function PaymentChange({ skeleton }: { skeleton: ReactNode }) {
  const customer = useCustomer()
  const accounts = usePayoutAccounts()
  const answer = {
    data: customer.data && accounts.data && { customerIri: customer.data.iri, accounts: accounts.data },
    error: customer.error ?? accounts.error,
    mutate: () => Promise.all([customer.mutate(), accounts.mutate()]),
  }
  return (
    <Loaded answer={answer} skeleton={skeleton}>
      {(loaded) => <Payouts accounts={loaded} reload={answer.mutate} />}
    </Loaded>
  )
}

function Payouts({ accounts, reload }: { accounts: Accounts; reload: () => Promise<unknown> }) {
  const { asking, guarded } = useFreshLogin()
  const [saved, setSaved] = useState<'changed' | 'primary' | null>(null)
  // Confirm before the accounts are read again: they may arrive one by one, and a button of one could be pressed too
  // early.
  const done = async (what: 'changed' | 'primary') => {
    setSaved(what)
    await reload()
  }
  const choose = async (payout: PayoutAccount) => {
    setSaved(null)
    await guarded(() => makePrimary(accounts.customerIri, payout))
    await done('primary')
  }
  return (
    <div className={classes.form}>
      <PayoutList payouts={accounts.accounts} onChoose={choose} />
      <Saved>{saved && <FormattedMessage id={saved === 'changed' ? 'profile.payoutSaved' : 'profile.payoutSwitched'} />}</Saved>
      <PaymentChangeForm
        accounts={accounts}
        guarded={guarded}
        onStart={() => setSaved(null)}
        onSaved={() => done('changed')}
        onUnsure={reload}
      />
      {asking && <PasswordAgain asking={asking} />}
    </div>
  )
}
