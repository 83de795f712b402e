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
import { endpoint, type Endpoint } from '@platform/http/platform-endpoint'
import { tradeAnswer } from '@platform/trades/trade-answer'
import { listCustomerTrades } from '@platform/trades/trade-store'
import { addressAnswer, listAddresses } from './address-store'
import { changeAddress, changePerson, changePhone } from './change-person'
import { customerAnswer } from './account-answers'
import { changeNewsletter, readCustomerNewsletter } from './customer-newsletter'
import { deleteCustomer, exportCustomer } from './delete-customer'
import { readCustomer } from './stored-customer'

/** `GET trade_history` shows so many, the newest first. */
const MAX_TRADES = 100

const reads: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/customers/customers',
    summary: 'The customer of the token.',
    who: 'customer',
    answers: { 200: { json: { Customer } } },
    run: async ({ platform, session }) => ok(customerAnswer(await readCustomer(platform.pool, session.customerId))),
  }),
  endpoint({
    method: 'GET',
    path: '/customers/addresses',
    summary: 'The addresses that trades get, one in each country.',
    who: 'customer',
    answers: { 200: { json: { CustomerAddresses } } },
    run: async ({ platform, session }) => ok((await listAddresses(platform.pool, session.customerId)).map(addressAnswer)),
  }),
  endpoint({
    method: 'GET',
    path: '/customers/trade_history',
    summary: 'The customer’s trades, the newest first, at most 100.',
    who: 'customer',
    answers: { 200: { json: { TradeHistory } } },
    run: async ({ platform, session }) =>
      ok((await listCustomerTrades(platform.pool, session.customerId, MAX_TRADES)).map(tradeAnswer)),
  }),
  endpoint({
    method: 'GET',
    path: '/customers/newsletter',
    summary: 'The subscription of the customer’s address.',
    who: 'customer',
    answers: { 200: { json: { CustomerNewsletter } } },
    run: async ({ platform, session }) => ok(await readCustomerNewsletter(platform, session.customerId)),
  }),
  endpoint({
    method: 'GET',
    path: '/customers/export',
    summary: 'Everything that is stored about the customer. Accounts stay masked.',
    who: 'freshCustomer',
    answers: { 200: { json: { CustomerExport } } },
    run: async ({ platform, session }) => ok(await exportCustomer(platform, session.customerId)),
  }),
]

const changes: Endpoint[] = [
  endpoint({
    method: 'PATCH',
    path: '/customers/addresses',
    summary: 'Another address; trades that are not handed over go along. An empty IRI makes the first one.',
    who: 'customer',
    body: { AddressPatch },
    answers: { 200: { json: { AddressPatched } } },
    problems: { 404: ['not_found'], 422: ['invalid_request'] },
    run: async ({ platform, body, session }) => ok(await changeAddress(platform, session.customerId, body)),
  }),
  endpoint({
    method: 'POST',
    path: '/customers/phone_contacts',
    summary: 'The customer’s telephone number.',
    who: 'customer',
    body: { PhoneContactRequest },
    answers: { 201: { json: { PhoneContact } } },
    problems: { 404: ['not_found'], 422: ['invalid_request'] },
    run: async ({ platform, body, session }) =>
      reply(201, await changePhone(platform, session.customerId, { request: body, isNew: true })),
  }),
  endpoint({
    method: 'PATCH',
    path: '/customers/phone_contacts',
    summary: 'Another telephone number.',
    who: 'customer',
    body: { PhoneContactRequest },
    answers: { 200: { json: { PhoneContact } } },
    problems: { 404: ['not_found'], 422: ['invalid_request'] },
    run: async ({ platform, body, session }) =>
      ok(await changePhone(platform, session.customerId, { request: body, isNew: false })),
  }),
  endpoint({
    method: 'PATCH',
    path: '/customers/people',
    summary: 'The birth date, at least 18 years ago, and the name.',
    who: 'customer',
    body: { PersonPatch },
    answers: { 200: { json: { Person } } },
    problems: { 404: ['not_found'], 422: ['invalid_request', 'under_age'] },
    run: async ({ platform, body, session }) => ok(await changePerson(platform, session.customerId, body)),
  }),
  endpoint({
    method: 'PUT',
    path: '/customers/newsletter',
    summary: 'Asks for the newsletter by mail, or ends it.',
    who: 'customer',
    body: { CustomerNewsletterRequest },
    answers: { 200: { json: { CustomerNewsletter } } },
    problems: { 422: ['newsletter_unavailable'] },
    run: async ({ platform, body, session }) => ok(await changeNewsletter(platform, session.customerId, body.subscribed)),
  }),
  endpoint({
    method: 'DELETE',
    path: '/customers/customers',
    summary: 'Deletes what is personal, the first step of the deletion of an account. Answers what the law keeps.',
    who: 'freshCustomer',
    body: { DeletionRequest },
    answers: { 200: { json: { CustomerDeleted } } },
    problems: { 404: ['not_found'], 409: ['open_trades'] },
    run: async ({ platform, body, session }) => ok(await deleteCustomer(platform, session.customerId, body)),
  }),
]

/** What the platform stores of a customer. Data of another customer does not exist: 404. */
export const customerEndpoints: Endpoint[] = [...reads, ...changes]
