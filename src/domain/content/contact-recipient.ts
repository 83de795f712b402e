import type { ContactSubjectRow } from './content'
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
