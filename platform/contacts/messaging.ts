import type { ContactSubject } from '@/contracts/contact'
import type { Platform } from '@platform/context'
import type { PlatformMarket } from '@platform/markets'
import type { Ticket } from './ticket'

/** What the customer messaging system calls the ten subjects (M-18). */
const MESSAGING_SUBJECTS: Readonly<Record<ContactSubject, string>> = {
  offer_question: 'offer',
  trade_status: 'trade',
  shipping_label: 'shipping',
  clarification: 'clarification',
  payout: 'payout',
  device_return: 'return',
  account_access: 'account',
  privacy_erasure: 'privacy',
  business_partner: 'business',
  other_feedback: 'feedback',
}
const DEADLINE_MS = 5000

/**
 * Hands a message to the market's account at the customer messaging system, with the mapped subject. False when there is
 * no such system or it did not take the message: then a mail is sent instead. The ticket's number is the key under which
 * a repeated delivery is recognised.
 */
export async function handedOver(
  { env, log }: Platform,
  { contact }: PlatformMarket,
  ticket: Ticket,
  text: string,
): Promise<boolean> {
  const { MESSAGING_API_URL, MESSAGING_API_TOKEN } = env
  if (!MESSAGING_API_URL) return false
  try {
    const response = await fetch(`${MESSAGING_API_URL}/accounts/${encodeURIComponent(contact.messagingAccount)}/messages`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': ticket.number,
        ...(MESSAGING_API_TOKEN && { authorization: `Bearer ${MESSAGING_API_TOKEN}` }),
      },
      body: JSON.stringify({
        reference: ticket.number,
        subject: MESSAGING_SUBJECTS[ticket.subject],
        from: { name: ticket.name, email: ticket.email },
        text,
      }),
    })
    if (response.ok) return true
    log.warn({ status: response.status }, 'messaging refused a message, it goes by mail')
  } catch {
    log.warn({ kind: 'no answer' }, 'messaging did not take a message, it goes by mail')
  }
  return false
}
