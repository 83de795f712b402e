'use client'
import useSWR, { mutate, type SWRResponse } from 'swr'
import type * as z from 'zod'
import type { Customer, CustomerAddress, CustomerNewsletter, TradeHistory } from '@trade-in-shop/contracts/customers'
import { accountStore } from './account-state'
import { customerApi } from './customer-api'
import { useAccount } from './use-account'

const MARK = 'customer-data'
const isCustomerData = (key: unknown): boolean => Array.isArray(key) && key[0] === MARK

let underway = new AbortController()

// The next person at this device must not see the last customer's data in any tab, so running requests are aborted too.
if (typeof document !== 'undefined')
  accountStore.follow(({ isLoggedIn }) => {
    if (isLoggedIn) return
    underway.abort()
    underway = new AbortController()
    void mutate(isCustomerData, undefined, { revalidate: false })
  })

/** Reads data of the logged-in customer, cached by customer id; sends no request without a log-in. */
export function useCustomerData<Data>(name: string, read: (signal: AbortSignal) => Promise<Data>): SWRResponse<Data, Error> {
  const { isLoggedIn, customerId } = useAccount()
  return useSWR<Data, Error>(isLoggedIn ? [MARK, customerId, name] : null, () => read(underway.signal), {
    shouldRetryOnError: false,
  })
}
const useCustomerRead = <Data>(path: string, answer: () => Promise<z.ZodType<Data>>): SWRResponse<Data, Error> =>
  useCustomerData(path, (signal) => customerApi({ path, answer, signal }))

/** `GET /api/customers/customers`. */
export const useCustomer = (): SWRResponse<Customer, Error> =>
  useCustomerRead('/api/customers/customers', async () => (await import('@trade-in-shop/contracts/customers')).Customer)
/** `GET /api/customers/addresses`: one in each country; trades use that of the market's. */
export const useAddresses = (): SWRResponse<CustomerAddress[], Error> =>
  useCustomerRead('/api/customers/addresses', async () => (await import('@trade-in-shop/contracts/customers')).CustomerAddresses)
/** The customer's address in a country; null when there is none. */
export const addressIn = (country: string, addresses: readonly CustomerAddress[]): CustomerAddress | null =>
  addresses.find((address) => address.country === country) ?? null
/** `GET /api/customers/trade_history`: newest first. */
export const useTradeHistory = (): SWRResponse<TradeHistory, Error> =>
  useCustomerRead('/api/customers/trade_history', async () => (await import('@trade-in-shop/contracts/customers')).TradeHistory)
/** `GET /api/customers/newsletter`; only for markets that have a newsletter. */
export const useNewsletter = (): SWRResponse<CustomerNewsletter, Error> =>
  useCustomerRead(
    '/api/customers/newsletter',
    async () => (await import('@trade-in-shop/contracts/customers')).CustomerNewsletter,
  )
