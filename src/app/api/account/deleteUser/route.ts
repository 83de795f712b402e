import { endpoint } from '@/app/api/endpoint'
import { DeletionRequest } from '@/contracts/account'
import { deleteOwnUser } from '@/storefront/account/management/delete-account.server'

/** The second step of a deletion; the first is `DELETE /api/customers/customers`. */
export const DELETE = endpoint({
  rule: 'DELETE /api/account/deleteUser',
  accounts: true,
  customer: true,
  body: DeletionRequest,
  run: ({ shop, body, customer, sender }) => deleteOwnUser(shop, customer, body, sender),
})
