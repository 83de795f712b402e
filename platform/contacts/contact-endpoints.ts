import { type ContactLine, ContactRequest, ContactTicket } from '@trade-in-shop/contracts/contact'
import { DAY, HOUR } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import { reply } from '@trade-in-shop/contracts/endpoint'
import { endpoint, type Endpoint } from '@platform/http/platform-endpoint'
import { HttpProblem } from '@platform/http/http-problem'
import { SHOP_SETTINGS } from '@platform/http/request-headers'
import { requireShopSettings } from '@platform/http/call-settings'
import { keyedHash } from '@platform/token-hash'
import { type RequestLimit, requireCountLeft } from '@platform/limits/counted-requests'
import { declaredLimit } from '@platform/limits/store-or-memory'
import { delayByNetwork, type CountedVisitor, identifyVisitor } from '@platform/limits/visitor'
import { requireMarket } from '@platform/markets/platform-market'
import { readOffers } from '@platform/offers/offer-store'
import { enqueueMail } from '@platform/outbox/outbox-store'
import { type Db, inTransaction } from '@platform/store/pool'
import { takeNumber, type Ticket, type TicketDevice } from './ticket'

/** Per visitor and per address: the copy must not become a way to flood another person's mailbox (security 18). */
const TICKETS_OF_VISITOR: RequestLimit = { purpose: 'contact visitor', most: 20, withinMs: HOUR }
const BY_ADDRESS: RequestLimit = { purpose: 'contact address', most: 5, withinMs: DAY }

/** The devices and prices of our own offers of this market that the cart's lines name. Other lines are left out. */
async function devicesOf(db: Db, application: string, lines: readonly ContactLine[]): Promise<TicketDevice[]> {
  const offers = await readOffers(
    db,
    lines.map(({ offerId }) => offerId),
  )
  return lines.flatMap(({ offerId, quantity }) => {
    const offer = offers.get(offerId)
    if (offer?.application !== application) return []
    const { manufacturer, name } = offer.device
    return [{ offerId, quantity, device: `${manufacturer} ${name}`, price: offer.price }]
  })
}

/**
 * Stores a message with a number and queues the mail to the staff and the copy to its sender, in one transaction. The recipient
 * comes from the shop's signed settings; throws 401 without them, 429 when a visitor or an address has written too often.
 */
async function openTicket(platform: Platform, request: ContactRequest, visitor: CountedVisitor): Promise<ContactTicket> {
  const { application, businessAllowed } = await requireMarket(platform.pool, request.application)
  if (request.business && !businessAllowed) throw new HttpProblem(422, 'business_not_available')
  const { recipient } = requireShopSettings(application)
  if (!recipient) throw new HttpProblem(401, 'unauthorized')
  const now = platform.clock()
  const { PLATFORM_SECRET } = platform.env
  await delayByNetwork(platform, visitor, TICKETS_OF_VISITOR, now)
  return inTransaction(platform.pool, async (db) => {
    await requireCountLeft(db, TICKETS_OF_VISITOR, visitor.clientKey, now)
    await requireCountLeft(db, BY_ADDRESS, keyedHash(PLATFORM_SECRET, 'contact', request.email).toString('base64url'), now)
    const number = await takeNumber(db, request, now)
    const { business, subject, name, email, message, tradeNumber = null, lines = [] } = request
    const payload: Ticket = {
      ...{ number, application, business, subject, name, email, message, tradeNumber },
      ...{ devices: await devicesOf(db, application, lines), recipient },
    }
    await enqueueMail(db, PLATFORM_SECRET, { kind: 'contact_message', key: `contact/${number}/message`, payload }, now)
    await enqueueMail(db, PLATFORM_SECRET, { kind: 'contact_copy', key: `contact/${number}/copy`, payload }, now)
    return { number }
  })
}

/** `POST /contacts` (S-02): the recipient comes from the shop's signed settings only. */
export const contactEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/contacts',
    summary: 'A message to the department of its subject, with a copy and a ticket number for the sender.',
    who: 'shop',
    body: { ContactRequest },
    limits: [declaredLimit('visitor', TICKETS_OF_VISITOR), declaredLimit('email', BY_ADDRESS)],
    headers: [SHOP_SETTINGS],
    answers: { 202: { json: { ContactTicket } } },
    problems: { 400: ['unknown_application'], 422: ['business_not_available'] },
    run: async ({ platform, body, headers }) => reply(202, await openTicket(platform, body, identifyVisitor(headers))),
  }),
]
