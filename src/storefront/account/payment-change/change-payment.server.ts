import 'server-only'
import {
  createPaymentAccount,
  patchBankAccount,
  patchPaypalAccount,
  patchTradePayout,
  saveGuestAccount,
  type CustomerSender,
} from '@/clients/customers-client'
import type { Sender } from '@/clients/trade-client'
import type {
  BankAccount,
  BankAccountPatch,
  GuestAccount,
  GuestAccountRequest,
  PaymentAccount,
  PaymentAccountRequest,
  PaypalAccount,
  PaypalAccountPatch,
  TradePayoutPatch,
} from '@trade-in-shop/contracts/customers'
import { namedPayouts, PAYOUT_KINDS } from '@trade-in-shop/contracts/payout-kinds'
import type { Trade } from '@trade-in-shop/contracts/trades'
import type { Shop } from '@/domain/routing/shop'
import { apiError } from '@/http/api-problem'
import { fieldChecks } from '@/storefront/account/management/field-checks.server'
import { ownCustomer, checkIri } from '@/storefront/account/session/require-customer.server'

/** Creates the account when the id is empty, otherwise changes it. `now` in epoch milliseconds, as below. */
export async function changeBankAccount(
  shop: Shop,
  { payment: { id, ...given } }: BankAccountPatch,
  sender: CustomerSender,
  now: number,
): Promise<BankAccount> {
  const own = checkIri('bank_accounts', id)
  const checks = fieldChecks(shop, now)
  const checked = checks.passed(checks.payment('payment', { type: '13', ...given }))
  if (checked.type !== '13') throw new Error('A bank account stays a bank account')
  const { iban, bic, holder } = checked
  return patchBankAccount(sender, { payment: { iban, bic, holder, id: own } })
}

/** The schema of the contract has already checked the address. */
export const changePaypalAccount = (
  { paypalAccount: { id, paypalAccount } }: PaypalAccountPatch,
  sender: CustomerSender,
): Promise<PaypalAccount> => patchPaypalAccount(sender, { paypalAccount: { paypalAccount, id: checkIri('paypal_accounts', id) } })

/**
 * Adds an account for the customer of the session. Throws 422 unless exactly one is given.
 */
export async function addPaymentAccount(given: PaymentAccountRequest, sender: CustomerSender): Promise<PaymentAccount> {
  const [type, second] = namedPayouts(given)
  if (type === undefined || second !== undefined)
    throw apiError(422, 'invalid_request', { errors: [{ path: 'bankAccount', code: 'invalid' }] })
  const { iri: customer } = await ownCustomer(sender, (own) => own.iri === given.customer)
  const { tied, resource } = PAYOUT_KINDS[type]
  return createPaymentAccount(sender, { ...given, [tied]: checkIri(resource, given[tied] ?? ''), customer })
}

/** Pays one trade to another of the customer's accounts; possible until its inspection (P-11). */
export const changeTradePayout = ({ number, paymentAccount }: TradePayoutPatch, sender: CustomerSender): Promise<Trade> =>
  patchTradePayout(sender, { number, paymentAccount: checkIri('customer_payment_accounts', paymentAccount) })

/** Saves a guest's payment account; the answer shows only the last characters of its number. */
export async function saveGuestPayment(
  shop: Shop,
  { id, payment }: GuestAccountRequest,
  sender: Sender,
  now: number,
): Promise<GuestAccount> {
  const checks = fieldChecks(shop, now)
  return saveGuestAccount({ id, payment: checks.passed(checks.payment('payment', payment)) }, sender)
}
