import {
  BankAccount,
  PaymentAccount,
  PaypalAccount,
  type BankAccount as Bank,
  type PaypalAccount as Paypal,
} from '@/contracts/customers'
import type { TradePayment } from '@/contracts/trades'
import { customerApi } from './customer-api'
import type { Guarded } from './use-fresh-login'

/** What the customer has: IRIs, masked accounts, and which of them gets the money. */
export type Accounts = Readonly<{ customerIri: string; banks: readonly Bank[]; paypals: readonly Paypal[] }>

/** One line of the list. */
export type Payout = Readonly<{ iri: string; kind: 'bank' | 'paypal'; masked: string; holder: string | null; primary: boolean }>

const isPrimary = ({ paymentAccount }: Bank | Paypal) => paymentAccount?.isPrimary === true

/** The primary one first. */
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

/** Makes an account the one that gets the money; ties it to the customer where it was not. Sent twice, the same answer. */
export const makePrimary = (customerIri: string, { iri, kind }: Pick<Payout, 'iri' | 'kind'>): Promise<PaymentAccount> =>
  customerApi({
    method: 'POST',
    path: '/api/customers/customer_payment_accounts',
    body: {
      bankAccount: kind === 'bank' ? iri : null,
      paypalAccount: kind === 'paypal' ? iri : null,
      paymentType: 'INVOICE',
      isPrimary: true,
      customer: customerIri,
    },
    answer: PaymentAccount,
  })

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

/** Changes the account of that kind, or makes the first one, and lets the money go there from now on. */
export async function savePayout(
  { customerIri, banks, paypals }: Accounts,
  payment: TradePayment,
  guarded: Guarded,
): Promise<void> {
  const [kind, saved] =
    payment.type === '13'
      ? (['bank', await guarded(() => sendBank(banks[0]?.iri ?? '', payment))] as const)
      : (['paypal', await guarded(() => sendPaypal(paypals[0]?.iri ?? '', payment))] as const)
  if (!isPrimary(saved)) await guarded(() => makePrimary(customerIri, { iri: saved.iri, kind }))
}
