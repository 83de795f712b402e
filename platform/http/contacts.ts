import { ContactRequest } from '@/contracts/contact'
import { openTicket } from '@platform/contacts/open-ticket'
import { visitorOf } from '@platform/limits/visitor'
import { ok, route, type Route } from './route'

/** `POST /contacts` (`contracts.md` 4): the shop's signed settings alone say where the message goes. */
export const routes: Route[] = [
  route({
    method: 'POST',
    path: '/contacts',
    body: ContactRequest,
    run: async ({ platform, body, headers }) => ok(await openTicket(platform, body, visitorOf(headers)), 202),
  }),
]
