import { inCallSpan } from '@/runtime/tracing'
import type { Platform } from '@platform/context'
import type { Ticket } from './ticket'

const DEADLINE_MS = 5000

/**
 * Sends a message to the market's account at the customer messaging system, with the subject's name there (M-18). False when
 * there is no such system or it refused the message: then a mail is sent instead. The ticket's number is the key by which a
 * repeated delivery is recognised.
 */
export async function sendToMessaging({ env, log }: Platform, ticket: Ticket, text: string): Promise<boolean> {
  const { account, subject } = ticket.recipient.messaging
  const { MESSAGING_API_URL, MESSAGING_API_TOKEN } = env
  if (!MESSAGING_API_URL) return false
  try {
    const url = `${MESSAGING_API_URL}/accounts/${encodeURIComponent(account)}/messages`
    const sent = {
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
        subject,
        from: { name: ticket.name, email: ticket.email },
        text,
      }),
    } as const
    const response = await inCallSpan('messaging', 'POST /accounts/{account}/messages', () => fetch(url, sent))
    if (response.ok) return true
    log.warn({ status: response.status }, 'messaging refused a message, it goes by mail')
  } catch {
    log.warn({ kind: 'no answer' }, 'messaging did not take a message, it goes by mail')
  }
  return false
}
