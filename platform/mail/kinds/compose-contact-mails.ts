import type { Platform } from '@platform/context'
import { Ticket } from '@platform/contacts/ticket'
import { type MailParts, mailWriter, type MailWriter } from '@platform/mail/mail'
import { SAMPLE_PERSON, SAMPLE_SALE } from '@platform/mail/mail-samples'
import { plainMail, type PlainMail } from '@platform/mail/plain-mail'
import { writtenMoney } from '@platform/written-values'
import { inCallSpan } from '@trade-in-shop/runtime/tracing'

const DEADLINE_MS = 5000

/**
 * Sends a message to the market's account at the customer messaging system, with the subject's name there (M-18). False when
 * there is no such system or it refused the message: then a mail is sent instead. The ticket's number is the key by which a
 * repeated delivery is recognised.
 */
async function sendToMessaging({ env, log }: Platform, ticket: Ticket, text: string): Promise<boolean> {
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

function deviceLines({ market, text }: MailParts, ticket: Ticket): string[] {
  const lines = ticket.devices.map(({ device, quantity, price, offerId }) =>
    text('contact.device', { device, offerId, quantity: String(quantity), price: writtenMoney(market, price) }),
  )
  return lines.length > 0 ? [[text('contact.devices'), ...lines].join('\n')] : []
}

/** What the visitor wrote, as plain text, split into paragraphs at empty lines. */
const written = (parts: MailParts, ticket: Ticket): string[] => [...ticket.message.split(/\n{2,}/), ...deviceLines(parts, ticket)]

function factsOf({ text }: MailParts, ticket: Ticket, forStaff: boolean): PlainMail['facts'] {
  return [
    { name: text('contact.facts.number'), value: ticket.number },
    { name: text('contact.facts.subject'), value: text(`contact.subjects.${ticket.subject}`) },
    ...(forStaff ? [{ name: text('contact.facts.name'), value: ticket.name }, { name: text('contact.facts.email'), value: ticket.email }] : []), // prettier-ignore
    ...(ticket.tradeNumber ? [{ name: text('contact.facts.trade'), value: ticket.tradeNumber }] : []),
    ...(forStaff && ticket.business ? [{ name: text('contact.facts.business'), value: text('contact.facts.yes') }] : []),
  ]
}

/** A message of a visitor with a sale and a device in the cart, and one of a company without both. */
function samples(application: string): [Ticket, Ticket] {
  const ticket: Ticket = {
    ...{ number: 'K-10421701', application, business: false, subject: 'offer_question', name: 'Kim Sample' },
    ...{ email: SAMPLE_PERSON.email, message: 'Lorem ipsum dolor sit amet?\n\nConsetetur.', tradeNumber: SAMPLE_SALE.number },
    devices: [{ offerId: 'sample-offer-1', device: 'Apple iPhone 13 128 GB', quantity: 1, price: 41_200 }],
    recipient: { address: 'staff@example.org', messaging: { account: 'sample', subject: 'sample' } },
  }
  return [ticket, { ...ticket, business: true, subject: 'business_partner', tradeNumber: null, devices: [] }]
}

/**
 * The message to the staff: by the customer messaging system where there is one, else by mail to the address that the shop's
 * settings name (M-18). A reply to the mail goes to the visitor.
 */
const contactMessage = mailWriter(Ticket, {
  samples,
  write(parts, ticket) {
    const { market, text } = parts
    const subject = text(`contact.subjects.${ticket.subject}`)
    return plainMail({
      market,
      to: { name: '', address: ticket.recipient.address },
      subject: text('contact.staff.subject', { number: ticket.number, subject }),
      ...{ heading: text('contact.staff.heading'), greeting: text('contact.staff.greeting'), intro: subject },
      ...{ facts: factsOf(parts, ticket, true), paragraphs: written(parts, ticket) },
      ...{ closing: [text('contact.staff.closing')], replyTo: ticket.email },
    })
  },
  deliver: (platform, ticket, { text }) => sendToMessaging(platform, ticket, text),
})

/** The sender's copy, with the number to quote. Anyone may have typed address and name, so it greets without one (decision 173). */
const contactCopy = mailWriter(Ticket, {
  samples,
  write(parts, ticket) {
    const { market, text } = parts
    const { number } = ticket
    return plainMail({
      ...{ market, to: { name: '', address: ticket.email } },
      subject: text('contact.copy.subject', { number }),
      ...{ heading: text('contact.copy.heading'), intro: text('contact.copy.intro') },
      ...{ facts: factsOf(parts, ticket, false), paragraphs: written(parts, ticket) },
      greeting: text('mail.greetingUnnamed'),
      closing: [text('contact.copy.closing', { number }), text('mail.signature')],
    })
  },
})

export const CONTACT_MAILS = { contact_message: contactMessage, contact_copy: contactCopy } as const satisfies Record<
  string,
  MailWriter
>
