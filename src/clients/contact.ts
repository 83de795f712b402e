import { ContactTicket, type ContactRequest } from '@/contracts/contact'
import type { Shop } from '@/domain/shop'
import { call } from './http'
import { from, type Sender } from './trade'

type ShopOfContact = Readonly<{ market: Pick<Shop['market'], 'applicationId'>; business: boolean }>

/** Hands a message over; who reads it the platform decides by market, mode and subject. Never repeated. */
export const sendContact = (
  { market, business }: ShopOfContact,
  message: Omit<ContactRequest, 'application' | 'business'>,
  sender: Sender,
): Promise<ContactTicket> =>
  call({
    ...{ upstream: 'trade', method: 'POST', path: '/contacts', answer: ContactTicket },
    body: { ...message, application: market.applicationId, business },
    ...from(sender),
  })
