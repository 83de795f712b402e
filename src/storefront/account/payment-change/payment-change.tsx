'use client'
import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { BankAccount, Customer, PaypalAccount } from '@/contracts/customers'
import { useBankAccounts, useCustomer, usePaypalAccounts } from '@/storefront/account/session/customer-data'
import { Loaded } from '@/storefront/account/loaded'
import { makePrimary, payoutsOf, type Accounts, type Payout } from './payment-change-calls'
import { PaymentChangeForm } from './payment-change-form'
import { PayoutList } from './payment-change-list'
import { Saved } from '@/storefront/account/saved'
import { useFreshLogin } from '@/storefront/account/login/use-fresh-login'
import { onFirstRender } from '@/storefront/kit/lazy'
import classes from '@/storefront/account/profile/profile.module.css'

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
