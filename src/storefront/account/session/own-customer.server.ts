import 'server-only'
import { readCustomer, type CustomerSender } from '@/clients/customers'
import type { Customer } from '@/contracts/customers'
import { apiError } from '@/runtime/api-problem'

/**
 * The customer of the session, after a check that every id in the request is that customer's own. An id of another
 * customer, known or not, is a 404. Build what goes to the platform from this answer, never from the request
 * (security 10).
 */
export async function ownCustomer(
  sender: CustomerSender,
  matches: (customer: Customer) => boolean = () => true,
): Promise<Customer> {
  const customer = await readCustomer(sender)
  if (!matches(customer)) throw apiError(404, 'not_found')
  return customer
}
