import { randomInt } from 'node:crypto'
import * as z from 'zod'
import { ContactMessage, ContactName, ContactSubject, type ContactRequest } from '@trade-in-shop/contracts/contact'
import { ContactRecipient } from '@trade-in-shop/contracts/shop-settings'
import { Email } from '@trade-in-shop/contracts/typed-text'
import type { Db } from '@platform/store/pool'

/** A device of the cart as the platform knows it; minor units, per piece. */
const TicketDevice = z.object({
  offerId: z.string(),
  device: z.string(),
  quantity: z.int(),
  price: z.int(),
})
export type TicketDevice = z.infer<typeof TicketDevice>

/** A message with its number, as the outbox stores it encrypted until it is sent. */
export const Ticket = z.object({
  number: z.string(),
  application: z.string(),
  business: z.boolean(),
  subject: ContactSubject,
  name: ContactName,
  email: Email,
  message: ContactMessage,
  tradeNumber: z.string().nullable(),
  devices: z.array(TicketDevice),
  recipient: ContactRecipient,
})
export type Ticket = z.infer<typeof Ticket>

const TRIES = 5

/** Random, so that a number does not show how many people write. Short enough to be read out. */
const ticketNumber = (): string => `K-${randomInt(10_000_000, 100_000_000)}`

/** Takes a free number for a message, in the caller's transaction. */
export async function takeNumber(
  db: Db,
  { application, subject, business }: ContactRequest,
  now: Date,
  draw: () => string = ticketNumber,
): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const number = draw()
    const { rowCount } = await db.query(
      `insert into platform.contact_tickets (number, application, subject, business, created_at) values ($1, $2, $3, $4, $5)
       on conflict (number) do nothing`,
      [number, application, subject, business, now],
    )
    if (rowCount === 1) return number
  }
  throw new Error('No free ticket number')
}
