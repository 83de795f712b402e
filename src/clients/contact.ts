import { ContactTicket, type ContactRequest } from '@/contracts/contact'
import type { Shop } from '@/domain/market/shop'
import { call } from './http'
import { shopSettingsOf } from './shop-settings'
import { from, type Sender } from './trade'
import type { ContactSubjectRow } from '@/domain/content/content'
import type { Market } from '@/domain/market/market'

type ContactMarket = Pick<Market, 'contact' | 'messaging'>

/**
 * Who reads a message of the contact form (S-02, M-08, M-18): in business mode the market's business address, else the
 * subject's own recipient, else the market's. A subject without a name at the messaging service goes there by its key.
 */
export function contactRecipient(
  { contact, messaging }: ContactMarket,
  subjects: readonly ContactSubjectRow[],
  { subject, business }: Readonly<{ subject: string; business: boolean }>,
) {
  const own = subjects.find(({ key }) => key === subject)?.recipient
  const address = (business ? contact.b2bAddress : null) ?? own ?? contact.toAddress
  return { address, messaging: { account: messaging.account, subject: messaging.subjects[subject] ?? subject } }
}

type ShopOfContact = Pick<Shop, 'market' | 'business' | 'indexOrigin'> &
  Readonly<{ content: Pick<Shop['content'], 'contactSubjects'> }>

/** Hands a message over, with who is to read it as staff have set it. Never repeated. */
export const sendContact = (
  { market, business, content, indexOrigin }: ShopOfContact,
  message: Omit<ContactRequest, 'application' | 'business'>,
  sender: Sender,
): Promise<ContactTicket> => {
  const recipient = contactRecipient(market, content.contactSubjects, { subject: message.subject, business })
  return call({
    ...{ upstream: 'trade', method: 'POST', path: '/contacts', answer: ContactTicket },
    body: { ...message, application: market.applicationId, business },
    ...from(sender),
    settings: shopSettingsOf({ market, indexOrigin }, recipient),
  })
}
