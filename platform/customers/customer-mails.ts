import { randomUUID } from 'node:crypto'
import type { Platform } from '@platform/context'
import { enqueueMail } from '@platform/outbox/outbox-store'
import type { Db } from '@platform/store/pool'
import type { StoredCustomer } from './stored-customer'

type Change = { db: Db; platform: Platform; customer: StoredCustomer; now: Date }

const recipient = ({ application, email, firstName }: StoredCustomer) => ({ application, email, firstName })

/** Queues the mail about a new payout account, in the transaction of that change. */
export const mailPaymentChange = ({ db, platform, customer, now }: Change, maskedAccount: string): Promise<void> => {
  const payload = { ...recipient(customer), maskedAccount }
  const key = `payment_changed/${randomUUID()}`
  return enqueueMail(db, platform.env.PLATFORM_SECRET, { kind: 'payment_changed', key, payload }, now)
}

/** Queues the mail about a new address, in the transaction of that change. */
export const mailAddressChange = ({ db, platform, customer, now }: Change, affectedTrades: string[]): Promise<void> => {
  const payload = { ...recipient(customer), affectedTrades }
  const key = `address_changed/${randomUUID()}`
  return enqueueMail(db, platform.env.PLATFORM_SECRET, { kind: 'address_changed', key, payload }, now)
}
