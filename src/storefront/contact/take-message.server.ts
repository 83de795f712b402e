import 'server-only'
import { randomInt } from 'node:crypto'
import { sendContact } from '@/clients/contact-client'
import type { Sender } from '@/clients/trade-client'
import type { ContactTicket, ContactWish } from '@trade-in-shop/contracts/contact'
import { MIN_FILLING_MS } from '@trade-in-shop/contracts/limits'
import type { Shop } from '@/domain/routing/shop'
import { apiError } from '@/http/api-problem'

type Place = Pick<Shop, 'market' | 'business' | 'indexOrigin' | 'routes'> &
  Readonly<{ content: Pick<Shop['content'], 'contactSubjects'> }>

/**
 * Passes a message on, if its subject is one of the market's ten (M-08). A message that only a program can have sent
 * (the invisible field is filled, or the form was open for no time) gets the usual answer but is dropped.
 */
export async function takeMessage(shop: Place, wish: ContactWish, sender: Sender): Promise<ContactTicket> {
  const { website, elapsedMs, ...message } = wish
  if (!shop.content.contactSubjects.some(({ key }) => key === message.subject))
    throw apiError(400, 'invalid_request', { errors: [{ path: 'subject', code: 'invalid' }] })
  if (website || elapsedMs < MIN_FILLING_MS) return { number: `K-${randomInt(10_000_000, 100_000_000)}` }
  return sendContact(shop, message, sender)
}
