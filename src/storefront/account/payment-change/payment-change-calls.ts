import {
  BankAccount,
  PaymentAccount,
  PaypalAccount,
  type BankAccount as Bank,
  type PaypalAccount as Paypal,
} from '@/contracts/customers'
import type { TradePayment } from '@/contracts/trades'
import { customerApi } from '@/storefront/account/session/customer-api'
import type { Guarded } from '@/storefront/account/login/use-fresh-login'

/** The customer's IRI and masked accounts, and which of them gets the money. */
export type Accounts = Readonly<{ customerIri: string; banks: readonly Bank[]; paypals: readonly Paypal[] }>

/** One account in the list. */
export type Payout = Readonly<{ iri: string; kind: 'bank' | 'paypal'; masked: string; holder: string | null; primary: boolean }>

const isPrimary = ({ paymentAccount }: Bank | Paypal) => paymentAccount?.isPrimary === true

/** Sorted with the primary account first. */
export const payoutsOf = ({ banks, paypals }: Accounts): Payout[] =>
  [
    ...banks.map((bank) => ({ ...bank, kind: 'bank' as const, masked: bank.maskedIban, holder: bank.holder })),
    ...paypals.map((paypal) => ({ ...paypal, kind: 'paypal' as const, masked: paypal.maskedAccount, holder: null })),
  ]
    .map((account) => ({
      iri: account.iri,
      kind: account.kind,
      masked: account.masked,
      holder: account.holder,
      primary: isPrimary(account),
    }))
    .sort((one, other) => Number(other.primary) - Number(one.primary))

type Named = Pick<Payout, 'iri' | 'kind'>

/** Ties an account to the customer, so that it can be paid to; the platform makes the first one primary. */
const tie = (customerIri: string, { iri, kind }: Named, primary: boolean): Promise<PaymentAccount> =>
  customerApi({
    method: 'POST',
    path: '/api/customers/customer_payment_accounts',
    body: {
      bankAccount: kind === 'bank' ? iri : null,
      paypalAccount: kind === 'paypal' ? iri : null,
      paymentType: 'INVOICE',
      isPrimary: primary,
      customer: customerIri,
    },
    answer: PaymentAccount,
  })

/** Makes an account the one that gets the money, and ties it to the customer if necessary. Safe to repeat. */
export const makePrimary = (customerIri: string, account: Named): Promise<PaymentAccount> => tie(customerIri, account, true)

const sendBank = (id: string, { iban, holder }: Extract<TradePayment, { type: '13' }>) =>
  customerApi({
    method: 'PATCH',
    path: '/api/customers/bank_accounts',
    body: { payment: { id, iban, holder } },
    answer: BankAccount,
  })
const sendPaypal = (id: string, { paypalAccount }: Extract<TradePayment, { type: '2' }>) =>
  customerApi({
    method: 'PATCH',
    path: '/api/customers/paypal_accounts',
    body: { paypalAccount: { id, paypalAccount } },
    answer: PaypalAccount,
  })

const kindOf = ({ type }: TradePayment) => (type === '13' ? 'bank' : 'paypal')

/** Changes the account of that kind, or creates the first one, and makes it the one that gets the money. */
export async function savePayout(
  { customerIri, banks, paypals }: Accounts,
  payment: TradePayment,
  guarded: Guarded,
): Promise<void> {
  const saved =
    payment.type === '13'
      ? await guarded(() => sendBank(banks[0]?.iri ?? '', payment))
      : await guarded(() => sendPaypal(paypals[0]?.iri ?? '', payment))
  if (!isPrimary(saved)) await guarded(() => makePrimary(customerIri, { iri: saved.iri, kind: kindOf(payment) }))
}

/** Adds an account; the primary one stays primary. */
export async function addPayout(customerIri: string, payment: TradePayment, guarded: Guarded): Promise<void> {
  const { iri } =
    payment.type === '13' ? await guarded(() => sendBank('', payment)) : await guarded(() => sendPaypal('', payment))
  await tie(customerIri, { iri, kind: kindOf(payment) }, false)
}
