import { ContactTicket, type ContactRequest } from '@/contracts/contact'
import type { Shop } from '@/domain/shop'
import { call } from './http'
import type { Sender } from './trade'

type ShopOfContact = Readonly<{ market: Pick<Shop['market'], 'applicationId'>; business: boolean }>

/** Hands a message over; who reads it the platform decides by market, mode and subject. Never repeated. */
export const sendContact = (
  { market, business }: ShopOfContact,
  message: Omit<ContactRequest, 'application' | 'business'>,
  { clientKey, requestId }: Sender,
): Promise<ContactTicket> =>
  call({
    ...{ upstream: 'trade', method: 'POST', path: '/contacts', requestId, answer: ContactTicket },
    body: { ...message, application: market.applicationId, business },
    headers: { 'Client-Key': clientKey },
  })
