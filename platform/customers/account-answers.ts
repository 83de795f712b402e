import type { BankAccount, PaypalAccount } from '@/contracts/customers'
import type { StoredAccount } from './account-store'
import { iriOf } from './iri'

const paymentAccount = ({ paymentAccountId, isPrimary }: StoredAccount) =>
  paymentAccountId === null ? null : { iri: iriOf('customer_payment_accounts', paymentAccountId), isPrimary: isPrimary === true }

/** A bank account with only the ends of its IBAN readable. */
export const bankAnswer = (account: StoredAccount): BankAccount => ({
  iri: iriOf('bank_accounts', account.id),
  maskedIban: account.maskedAccount,
  holder: account.holder ?? '',
  paymentAccount: paymentAccount(account),
})

/** A PayPal account with only the ends of its address readable. */
export const paypalAnswer = (account: StoredAccount): PaypalAccount => ({
  iri: iriOf('paypal_accounts', account.id),
  maskedAccount: account.maskedAccount,
  paymentAccount: paymentAccount(account),
})
