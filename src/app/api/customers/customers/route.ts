import { endpoint } from '@/app/api/endpoint'
import { readCustomer } from '@/clients/customers-client'
import { DeletionRequest } from '@/contracts/account'
import { Customer, CustomerDeleted } from '@/contracts/customers'
import { ok } from '@/http/reply'
import { deleteOwnCustomer } from '@/storefront/account/management/delete-account.server'

export const GET = endpoint({
  method: 'GET',
  path: '/api/customers/customers',
  summary: 'The customer of the session.',
  who: 'customer',
  answers: { 200: { json: { Customer } } },
  run: async ({ customer: { accessToken }, sender }) => ok(await readCustomer({ accessToken, ...sender })),
})

/** The first step of a deletion; the second is `DELETE /api/account/deleteUser`. */
export const DELETE = endpoint({
  method: 'DELETE',
  path: '/api/customers/customers',
  summary: 'The first step of a deletion: the customer. Answers what the law requires to be stored, and until when.',
  who: 'freshCustomer',
  checks: ['own ids'],
  body: { DeletionRequest },
  answers: { 200: { json: { CustomerDeleted } } },
  problems: { 404: ['not_found'], 409: ['open_trades'] },
  run: async ({ body, customer, sender }) => ok(await deleteOwnCustomer(customer, body, sender)),
})
