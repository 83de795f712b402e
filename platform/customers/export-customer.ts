import type { CustomerExport } from '@/contracts/customers'
import type { Platform } from '@platform/context'
import { tradeAnswer } from '@platform/trades/trade-answer'
import { tradesOf } from '@platform/trades/trade-store'
import { bankAnswer, paypalAnswer } from './account-answers'
import { accountsOf } from './account-store'
import { addressAnswer, addressesOf } from './address-store'
import { customerAnswer } from './customer-answer'
import { newsletterOf } from './customer-newsletter'
import { readCustomer } from './known-customer'

/** More trades than any customer has; an export leaves none out. */
const ALL = 10_000

/** `GET export`: everything that is stored about the customer. Accounts stay masked. */
export async function exportCustomer(platform: Platform, customerId: string): Promise<CustomerExport> {
  const { pool, clock } = platform
  const customer = await readCustomer(pool, customerId)
  return {
    exportedAt: clock().toISOString(),
    customer: customerAnswer(customer),
    addresses: (await addressesOf(pool, customerId)).map(addressAnswer),
    bankAccounts: (await accountsOf(pool, customerId, '13')).map(bankAnswer),
    paypalAccounts: (await accountsOf(pool, customerId, '2')).map(paypalAnswer),
    trades: (await tradesOf(pool, customerId, ALL)).map(tradeAnswer),
    newsletter: await newsletterOf(platform, customerId),
  }
}
