import {
  type CustomerSender,
  patchAddress,
  putNewsletter,
  readAddresses,
  readCustomer,
  readExport,
  readNewsletter,
  readTradeHistory,
} from '@/clients/customers-client'
import { DeletionRequest } from '@trade-in-shop/contracts/account'
import {
  AddressPatch,
  AddressPatched,
  Customer,
  CustomerAddresses,
  CustomerDeleted,
  CustomerExport,
  CustomerNewsletter,
  CustomerNewsletterRequest,
  Person,
  PersonPatch,
  PhoneContact,
  PhoneContactRequest,
  TradeHistory,
} from '@trade-in-shop/contracts/customers'
import { ok, reply } from '@trade-in-shop/contracts/endpoint'
import type { Shop } from '@/domain/routing/shop'
import { apiError } from '@/http/api-problem'
import { addPhone, changePerson, changePhone } from '@/storefront/account/management/change-person.server'
import { deleteOwnCustomer, deleteOwnUser } from '@/storefront/account/management/delete-account.server'
import { fieldChecks } from '@/storefront/account/management/field-checks.server'
import { checkIri } from '@/storefront/account/session/require-customer.server'
import { endpoint, type OwnEndpoint } from './own-endpoint'

/**
 * Changes an address or creates the first one; trades that are not sent yet get it too. `now` in epoch
 * milliseconds.
 */
async function changeAddress(
  shop: Shop,
  { address: { iri, ...given } }: AddressPatch,
  sender: CustomerSender,
  now: number,
): Promise<AddressPatched> {
  const own = checkIri('addresses', iri)
  const checks = fieldChecks(shop, now)
  const address = checks.passed(checks.address('address', given))
  return patchAddress(sender, { address: { ...address, iri: own } })
}

/** Unsubscribing works everywhere; a market without a newsletter refuses subscriptions (M-09). */
function changeNewsletter(
  shop: Shop,
  { subscribed }: { subscribed: boolean },
  sender: CustomerSender,
): Promise<CustomerNewsletter> {
  if (subscribed && !shop.market.switches.newsletter) throw apiError(422, 'newsletter_unavailable')
  return putNewsletter(sender, { subscribed })
}

export const customersApi: readonly OwnEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/customers/customers',
    summary: 'The customer of the session.',
    who: 'customer',
    answers: { 200: { json: { Customer } } },
    run: async ({ customer: { accessToken }, sender }) => ok(await readCustomer({ accessToken, ...sender })),
  }),
  /** The first step of a deletion; the second is `DELETE /api/account/deleteUser`. */
  endpoint({
    method: 'DELETE',
    path: '/api/customers/customers',
    summary: 'The first step of a deletion: the customer. Answers what the law requires to be stored, and until when.',
    who: 'freshCustomer',
    checks: ['own ids'],
    body: { DeletionRequest },
    answers: { 200: { json: { CustomerDeleted } } },
    problems: { 404: ['not_found'], 409: ['open_trades'] },
    run: async ({ body, customer, sender }) => ok(await deleteOwnCustomer(customer, body, sender)),
  }),
  /** The second step of a deletion; the first is `DELETE /api/customers/customers`. */
  endpoint({
    method: 'DELETE',
    path: '/api/account/deleteUser',
    summary: 'The second step of a deletion: the user. The session ends.',
    who: 'freshCustomer',
    checks: ['own ids'],
    body: { DeletionRequest },
    answers: { 204: 'empty' },
    problems: { 404: ['not_found'] },
    run: ({ shop, body, customer, sender }) => deleteOwnUser(shop, customer, body, sender),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/customers/people',
    summary: 'The birth date, at least 18 years ago.',
    who: 'customer',
    checks: ['own ids'],
    body: { PersonPatch },
    answers: { 200: { json: { Person } } },
    problems: { 404: ['not_found'], 422: ['invalid_request', 'under_age'] },
    run: async ({ shop, body, customer: { accessToken }, sender }) =>
      ok(await changePerson(shop, body, { accessToken, ...sender }, Date.now())),
  }),
  endpoint({
    method: 'POST',
    path: '/api/customers/phone_contacts',
    summary: 'The first phone number.',
    who: 'customer',
    checks: ['own id'],
    body: { PhoneContactRequest },
    answers: { 201: { json: { PhoneContact } } },
    problems: { 404: ['not_found'], 422: ['invalid_request'] },
    run: async ({ body, customer: { accessToken }, sender }) => reply(201, await addPhone(body, { accessToken, ...sender })),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/customers/phone_contacts',
    summary: 'Another phone number.',
    who: 'customer',
    checks: ['own ids'],
    body: { PhoneContactRequest },
    answers: { 200: { json: { PhoneContact } } },
    problems: { 404: ['not_found'], 422: ['invalid_request'] },
    run: async ({ body, customer: { accessToken }, sender }) => ok(await changePhone(body, { accessToken, ...sender })),
  }),
  endpoint({
    method: 'GET',
    path: '/api/customers/addresses',
    summary: 'The addresses; the first is the one that a trade gets.',
    who: 'customer',
    answers: { 200: { json: { CustomerAddresses } } },
    run: async ({ customer: { accessToken }, sender }) => ok(await readAddresses({ accessToken, ...sender })),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/customers/addresses',
    summary: 'Changes an address, or makes the first one with an empty IRI. Answers with the trades that go along.',
    who: 'customer',
    checks: ['own id'],
    body: { AddressPatch },
    answers: { 200: { json: { AddressPatched } } },
    problems: { 404: ['not_found'], 422: ['invalid_request'] },
    run: async ({ shop, body, customer: { accessToken }, sender }) =>
      ok(await changeAddress(shop, body, { accessToken, ...sender }, Date.now())),
  }),
  endpoint({
    method: 'GET',
    path: '/api/customers/newsletter',
    summary: 'The subscription.',
    who: 'customer',
    answers: { 200: { json: { CustomerNewsletter } } },
    run: async ({ customer: { accessToken }, sender }) => ok(await readNewsletter({ accessToken, ...sender })),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/customers/newsletter',
    summary: 'Asks for the newsletter’s double opt-in, or leaves it.',
    who: 'customer',
    body: { CustomerNewsletterRequest },
    answers: { 200: { json: { CustomerNewsletter } } },
    problems: { 422: ['newsletter_unavailable'] },
    run: async ({ shop, body, customer: { accessToken }, sender }) =>
      ok(await changeNewsletter(shop, body, { accessToken, ...sender })),
  }),
  endpoint({
    method: 'GET',
    path: '/api/customers/trade_history',
    summary: 'The trades, newest first.',
    who: 'customer',
    answers: { 200: { json: { TradeHistory } } },
    run: async ({ customer: { accessToken }, sender }) => ok(await readTradeHistory({ accessToken, ...sender })),
  }),
  endpoint({
    method: 'GET',
    path: '/api/customers/export',
    summary: 'All stored data of the customer, accounts masked, as a file to download.',
    who: 'freshCustomer',
    answers: { 200: { json: { CustomerExport } } },
    run: async ({ customer: { accessToken }, sender }) => {
      const data = await readExport({ accessToken, ...sender })
      const name = `account-${data.customer.customerNumber.replace(/[^\w-]/g, '')}.json`
      return ok(data, { headers: { 'content-disposition': `attachment; filename="${name}"` } })
    },
  }),
]
