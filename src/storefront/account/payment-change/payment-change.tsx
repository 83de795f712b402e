'use client'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BankAccount, Customer, PaypalAccount } from '@/contracts/customers'
import { Loaded } from '@/storefront/account/loaded'
import { type Guarded, useFreshLogin } from '@/storefront/account/login/use-fresh-login'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { ProfilePaymentFields, usePayoutChoices } from '@/storefront/account/profile/profile-field'
import { ProfileSection } from '@/storefront/account/profile/profile-section'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import { Saved } from '@/storefront/account/saved'
import { useBankAccounts, useCustomer, usePaypalAccounts } from '@/storefront/account/session/customer-data'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { onFirstRender } from '@/storefront/kit/lazy'
import { useShop } from '@/storefront/shop/shop-provider'
import { type Accounts, makePrimary, type Payout, payoutsOf, savePayout } from './payment-change-calls'
import { PayoutList } from './payment-change-list'
import classes from '@/storefront/account/profile/profile.module.css'

const EMPTY = { iban: '', holder: '', paypalAccount: '', paypalRepeat: '' }

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
  const { paymentTypes, selectedPaymentType } = useShop()
  const payoutChoices = usePayoutChoices()
  const [present] = payoutsOf(accounts)
  const ofPresent = present?.kind === 'paypal' ? paymentTypes.paypal : paymentTypes.directDebitSwift
  const state = useProfileForm({
    initial: { ...EMPTY, type: String(present ? ofPresent : selectedPaymentType) },
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
          choices={payoutChoices}
        />
        <ProfilePaymentFields paypal={type === paymentTypes.paypal} />
      </ProfileForm>
    </ProfileSection>
  )
}

const PasswordAgain = onFirstRender(async () => (await import('@/storefront/account/login/password-again')).PasswordAgain)

/** S-14: shows which account gets the money, and changes it. */
export function PaymentChange({ skeleton }: { skeleton: ReactNode }) {
  const customer = useCustomer()
  const banks = useBankAccounts()
  const paypals = usePaypalAccounts()
  const answer = {
    data: accountsOf(customer.data, banks.data, paypals.data),
    error: customer.error ?? banks.error ?? paypals.error,
    mutate: () => Promise.all([customer.mutate(), banks.mutate(), paypals.mutate()]),
  }
  return (
    <Loaded answer={answer} skeleton={skeleton}>
      {(accounts) => <Payouts accounts={accounts} reload={answer.mutate} />}
    </Loaded>
  )
}

/** Undefined until all three answers are there. */
const accountsOf = (customer?: Customer, banks?: BankAccount[], paypals?: PaypalAccount[]): Accounts | undefined =>
  customer && banks && paypals && { customerIri: customer.iri, banks, paypals }

function Payouts({ accounts, reload }: { accounts: Accounts; reload: () => Promise<unknown> }) {
  const { asking, guarded } = useFreshLogin()
  const [saved, setSaved] = useState<'changed' | 'primary' | null>(null)
  // Confirm before the accounts are read again: they may arrive one by one, and a button of one could be pressed too
  // early.
  const done = async (what: 'changed' | 'primary') => {
    setSaved(what)
    await reload()
  }
  const choose = async (payout: Payout) => {
    setSaved(null)
    await guarded(() => makePrimary(accounts.customerIri, payout))
    await done('primary')
  }
  return (
    <div className={classes.form}>
      <PayoutList payouts={payoutsOf(accounts)} onChoose={choose} />
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
