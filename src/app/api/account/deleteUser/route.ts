import { endpoint } from '@/app/api/endpoint'
import { DeletionRequest } from '@/contracts/account'
import { deleteOwnUser } from '@/storefront/account/management/delete-account.server'

/** The second step of a deletion; the first is `DELETE /api/customers/customers`. */
export const DELETE = endpoint({
  method: 'DELETE',
  path: '/api/account/deleteUser',
  summary: 'The second step of a deletion: the user. The session ends.',
  who: 'freshCustomer',
  checks: ['own ids'],
  body: { DeletionRequest },
  answers: { 204: 'empty' },
  problems: { 404: ['not_found'] },
  run: ({ shop, body, customer, sender }) => deleteOwnUser(shop, customer, body, sender),
})
