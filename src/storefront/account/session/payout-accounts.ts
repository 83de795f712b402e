'use client'
import type { SWRResponse } from 'swr'
import type { BankAccount } from '@trade-in-shop/contracts/customers'
import { eachPayout, type PayoutType } from '@trade-in-shop/contracts/payout-kinds'
import { customerApi } from './customer-api'
import { useCustomerData } from './customer-data'

/** One of the customer's own accounts, masked. Without a payment account it cannot be paid to. */
export type PayoutAccount = Readonly<{
  iri: string
  type: PayoutType
  masked: string
  holder: string | null
  paymentAccount: BankAccount['paymentAccount']
}>
type Read = (signal: AbortSignal) => Promise<PayoutAccount[]>

const schemas = () => import('@trade-in-shop/contracts/customers')
const readBank: Read = async (signal) => {
  const answer = async () => (await schemas()).BankAccounts
  const accounts = await customerApi({ path: '/api/customers/bank_accounts', answer, signal })
  return accounts.map(({ maskedIban: masked, ...account }) => ({ ...account, type: '13', masked }))
}
const readPaypal: Read = async (signal) => {
  const answer = async () => (await schemas()).PaypalAccounts
  const accounts = await customerApi({ path: '/api/customers/paypal_accounts', answer, signal })
  return accounts.map(({ maskedAccount: masked, ...account }) => ({ ...account, type: '2', masked, holder: null }))
}
const READS = eachPayout({ '13': readBank, '2': readPaypal })

export const isPrimary = ({ paymentAccount }: Pick<PayoutAccount, 'paymentAccount'>): boolean =>
  paymentAccount?.isPrimary === true

/** Accounts of all kinds, the primary one first. */
export const sortPayouts = (accounts: readonly PayoutAccount[]): PayoutAccount[] =>
  accounts.toSorted((one, other) => Number(isPrimary(other)) - Number(isPrimary(one)))

/** The customer's accounts of all kinds, the primary one first. */
export const usePayoutAccounts = (): SWRResponse<PayoutAccount[], Error> =>
  useCustomerData('payout-accounts', async (signal) => sortPayouts((await Promise.all(READS.map((read) => read(signal)))).flat()))

/** Those that can be paid to, as choices: each by the IRI of its payment account. */
export const payableAccounts = (accounts: readonly PayoutAccount[] = []): PayoutAccount[] =>
  accounts.flatMap((account) => (account.paymentAccount ? [{ ...account, iri: account.paymentAccount.iri }] : []))
