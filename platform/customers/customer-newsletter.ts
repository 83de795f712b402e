import type { CustomerNewsletter } from '@trade-in-shop/contracts/customers'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { readSubscriptionState, subscribe, unsubscribe } from '@platform/newsletter/subscribe'
import { inTransaction } from '@platform/store/pool'
import { lockCustomer, readCustomer } from './stored-customer'

/** `GET newsletter`: the subscription of the customer's own address, in the customer's market. */
export async function readCustomerNewsletter(platform: Platform, customerId: string): Promise<CustomerNewsletter> {
  const { email, application } = await readCustomer(platform.pool, customerId)
  return { state: await readSubscriptionState(platform.pool, platform, email, application) }
}

/** `PUT newsletter`: asks by mail, or ends it at once. 422 `newsletter_unavailable` where the market has none to begin. */
export function changeNewsletter(platform: Platform, customerId: string, subscribed: boolean): Promise<CustomerNewsletter> {
  const now = platform.clock()
  return inTransaction(platform.pool, async (db) => {
    const { email, application } = await lockCustomer(db, customerId)
    const owner = { email, application }
    if (!subscribed) await unsubscribe(db, platform, owner, now)
    else if ((await subscribe(db, platform, owner, now)) === 'unavailable') throw new HttpProblem(422, 'newsletter_unavailable')
    return { state: await readSubscriptionState(db, platform, email, application) }
  })
}
