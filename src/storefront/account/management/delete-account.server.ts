import 'server-only'
import { deleteUser } from '@/clients/account-client'
import { deleteCustomer } from '@/clients/customers-client'
import type { Sender } from '@/clients/trade-client'
import type { DeletionRequest } from '@trade-in-shop/contracts/account'
import type { CustomerDeleted } from '@trade-in-shop/contracts/customers'
import type { Shop } from '@/domain/routing/shop'
import { apiError } from '@/http/api-problem'
import { empty, type EmptyReply } from '@trade-in-shop/contracts/endpoint'
import { ownCustomer, type CustomerSession } from '@/storefront/account/session/require-customer.server'
import { clearedCookies } from '@/storefront/account/session/session.server'

/**
 * First step: deletes the customer; both ids must be the session's own. 409 `open_trades` while a trade is under
 * way.
 */
export async function deleteOwnCustomer(
  { customerId, accessToken }: CustomerSession,
  given: DeletionRequest,
  sender: Sender,
): Promise<CustomerDeleted> {
  const who = { ...sender, accessToken }
  const own = await ownCustomer(
    who,
    (customer) => given.customerId === customerId && given.customerIdentifier === customer.customerIdentifier,
  )
  return deleteCustomer(who, { customerId, customerIdentifier: own.customerIdentifier })
}

/**
 * Second step: deletes the user. The customer may already be deleted, so the platform compares the identifier. Also
 * ends a shop page's session.
 */
export async function deleteOwnUser(
  shop: Pick<Shop, 'origin'>,
  { customerId, accessToken, via }: CustomerSession,
  given: DeletionRequest,
  sender: Sender,
): Promise<EmptyReply> {
  if (given.customerId !== customerId) throw apiError(404, 'not_found')
  await deleteUser(accessToken, { customerId, customerIdentifier: given.customerIdentifier }, sender)
  return empty({ cookies: via === 'cookie' ? clearedCookies(shop) : [] })
}
