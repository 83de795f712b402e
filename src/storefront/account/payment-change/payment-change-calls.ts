import { BankAccount, PaymentAccount, PaypalAccount } from '@trade-in-shop/contracts/customers'
import { PAYOUT_KINDS, type PayoutKind } from '@trade-in-shop/contracts/payout-kinds'
import type { TradePayment } from '@trade-in-shop/contracts/trades'
import { customerApi } from '@/storefront/account/session/customer-api'
import { isPrimary, type PayoutAccount } from '@/storefront/account/session/payout-accounts'
import type { Guarded } from '@/storefront/account/login/use-fresh-login'

/** The customer's IRI and masked accounts, the one that gets the money first. */
export type Accounts = Readonly<{ customerIri: string; accounts: readonly PayoutAccount[] }>

type Named = Pick<PayoutAccount, 'iri' | 'type'>
const NONE = { bankAccount: null, paypalAccount: null } as const satisfies Record<PayoutKind['tied'], null>
/** Ties an account to the customer, so that it can be paid to; the platform makes the first one primary. */
const tie = (customer: string, { iri, type }: Named, primary: boolean): Promise<PaymentAccount> =>
  customerApi({
    method: 'POST',
    path: '/api/customers/customer_payment_accounts',
    body: { ...NONE, [PAYOUT_KINDS[type].tied]: iri, paymentType: 'INVOICE', isPrimary: primary, customer },
    answer: PaymentAccount,
  })

/** Makes an account the one that gets the money, and ties it to the customer if necessary. Safe to repeat. */
export const makePrimary = (customerIri: string, account: Named): Promise<PaymentAccount> => tie(customerIri, account, true)

/** Changes an account, or creates one where the id is empty. */
function send(id: string, payment: TradePayment): Promise<BankAccount | PaypalAccount> {
  const call = { method: 'PATCH', path: `/api/customers/${PAYOUT_KINDS[payment.type].resource}` } as const
  switch (payment.type) {
    case '13': {
      const { iban, holder } = payment
      return customerApi({ ...call, body: { payment: { id, iban, holder } }, answer: BankAccount })
    }
    case '2':
      return customerApi({
        ...call,
        body: { paypalAccount: { id, paypalAccount: payment.paypalAccount } },
        answer: PaypalAccount,
      })
  }
}

/** Changes the account of that kind, or creates the first one, and makes it the one that gets the money. */
export async function savePayout({ customerIri, accounts }: Accounts, payment: TradePayment, guarded: Guarded): Promise<void> {
  const { type } = payment
  const old = accounts.find((account) => account.type === type)
  const saved = await guarded(() => send(old?.iri ?? '', payment))
  if (!isPrimary(saved)) await guarded(() => makePrimary(customerIri, { iri: saved.iri, type }))
}

/** Adds an account; the primary one stays primary. */
export async function addPayout(customerIri: string, payment: TradePayment, guarded: Guarded): Promise<void> {
  const { iri } = await guarded(() => send('', payment))
  await tie(customerIri, { iri, type: payment.type }, false)
}
