import { ContactRequest, ContactTicket } from '@/contracts/contact'
import { endpoint, reply, type Endpoint } from '@platform/http/endpoint'
import { SHOP_SETTINGS } from '@platform/http/request-headers'
import { visitorOf } from '@platform/limits/visitor'
import { openTicket, TICKETS_OF_VISITOR } from './open-ticket'

/** `POST /contacts` (S-02): the recipient comes from the shop's signed settings only. */
export const contactEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/contacts',
    summary: 'A message to the department of its subject, with a copy and a ticket number for the sender.',
    who: 'shop',
    body: { ContactRequest },
    limit: { per: 'visitor', ...TICKETS_OF_VISITOR },
    headers: [SHOP_SETTINGS],
    answers: { 202: { json: { ContactTicket } } },
    problems: { 400: ['unknown_application'], 422: ['business_not_available'] },
    run: async ({ platform, body, headers }) => reply(202, await openTicket(platform, body, visitorOf(headers))),
  }),
]
