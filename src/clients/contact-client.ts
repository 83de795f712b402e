import { ContactTicket, type ContactRequest } from '@trade-in-shop/contracts/contact'
import { contactRecipient } from '@/domain/content/contact-recipient'
import type { Shop } from '@/domain/routing/shop'
import { call } from './http'
import { buildShopSettings } from './shop-settings-header'
import { from, type Sender } from './trade-client'

type ShopOfContact = Pick<Shop, 'market' | 'business' | 'indexOrigin' | 'routes'> &
  Readonly<{ content: Pick<Shop['content'], 'contactSubjects'> }>

/** Hands a message over, with who is to read it as staff have set it. Never repeated. */
export const sendContact = (
  { market, business, content, indexOrigin, routes }: ShopOfContact,
  message: Omit<ContactRequest, 'application' | 'business'>,
  sender: Sender,
): Promise<ContactTicket> => {
  const recipient = contactRecipient(market, content.contactSubjects, { subject: message.subject, business })
  return call({
    ...{ upstream: 'trade', method: 'POST', path: '/contacts', answer: ContactTicket },
    body: { ...message, application: market.applicationId, business },
    ...from(sender),
    settings: buildShopSettings({ market, indexOrigin, routes }, recipient),
  })
}
