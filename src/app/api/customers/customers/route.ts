import { endpoint } from '@/app/api/endpoint'
import { readCustomer } from '@/clients/customers'
import { DeletionRequest } from '@/contracts/account'
import { deleteOwnCustomer } from '@/storefront/account/management/delete-account.server'

export const GET = endpoint({
  rule: 'GET /api/customers/customers',
  accounts: true,
  customer: true,
  run: ({ customer: { accessToken }, sender }) => readCustomer({ accessToken, ...sender }),
})

/** The first step of a deletion; the second is `DELETE /api/account/deleteUser`. */
export const DELETE = endpoint({
  rule: 'DELETE /api/customers/customers',
  accounts: true,
  customer: true,
  body: DeletionRequest,
  run: ({ body, customer, sender }) => deleteOwnCustomer(customer, body, sender),
})
