import type { Platform } from '@platform/context'
import { Ticket } from '@platform/contacts/ticket'
import { mailWriter, type MailWriter, type Mail } from '../mail'
import { plainMail, type PlainMail } from '@platform/mail/plain-mail'
import { marketOfRecord, type PlatformMarket } from '@platform/markets/platform-market'
import { type Text, textIn } from '@platform/messages/texts'
import { writtenMoney } from '@platform/written-values'
import { inCallSpan } from '@/runtime/tracing'

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

type Known = Readonly<{ market: PlatformMarket; text: Text; ticket: Ticket }>

async function known(platform: Platform, ticket: Ticket): Promise<Known> {
  const market = await marketOfRecord(platform.pool, ticket.application)
  return { market, text: textIn(market), ticket }
}

function deviceLines({ market, text, ticket }: Known): string[] {
  const lines = ticket.devices.map(({ device, quantity, price, offerId }) =>
    text('contact.device', { device, offerId, quantity: String(quantity), price: writtenMoney(market, price) }),
  )
  return lines.length > 0 ? [[text('contact.devices'), ...lines].join('\n')] : []
}

/** What the visitor wrote, as plain text, split into paragraphs at empty lines. */
const written = (parts: Known): string[] => [...parts.ticket.message.split(/\n{2,}/), ...deviceLines(parts)]

function factsOf({ text, ticket }: Known, forStaff: boolean): PlainMail['facts'] {
  return [
    { name: text('contact.facts.number'), value: ticket.number },
    { name: text('contact.facts.subject'), value: text(`contact.subjects.${ticket.subject}`) },
    ...(forStaff ? [{ name: text('contact.facts.name'), value: ticket.name }, { name: text('contact.facts.email'), value: ticket.email }] : []), // prettier-ignore
    ...(ticket.tradeNumber ? [{ name: text('contact.facts.trade'), value: ticket.tradeNumber }] : []),
    ...(forStaff && ticket.business ? [{ name: text('contact.facts.business'), value: text('contact.facts.yes') }] : []),
  ]
}

/**
 * The message to the staff: by the customer messaging system where there is one, else by mail to the address that the shop's
 * settings name (M-18). A reply to the mail goes to the visitor.
 */
const contactMessage: MailWriter = mailWriter(Ticket, async (platform, ticket): Promise<Mail | null> => {
  const parts = await known(platform, ticket)
  const { market, text } = parts
  const subject = text(`contact.subjects.${ticket.subject}`)
  const mail = plainMail({
    market,
    to: { name: '', address: ticket.recipient.address },
    subject: text('contact.staff.subject', { number: ticket.number, subject }),
    ...{ heading: text('contact.staff.heading'), greeting: text('contact.staff.greeting'), intro: subject },
    ...{
      facts: factsOf(parts, true),
      paragraphs: written(parts),
      closing: [text('contact.staff.closing')],
      replyTo: ticket.email,
    },
  })
  return (await sendToMessaging(platform, ticket, mail.text)) ? null : mail
})

/** The sender's copy, with the number to quote. Anyone may have typed address and name, so it greets without one (decision 173). */
const contactCopy: MailWriter = mailWriter(Ticket, async (platform, ticket): Promise<Mail> => {
  const parts = await known(platform, ticket)
  const { market, text } = parts
  const { number } = ticket
  return plainMail({
    ...{ market, to: { name: '', address: ticket.email } },
    subject: text('contact.copy.subject', { number }),
    ...{ heading: text('contact.copy.heading'), intro: text('contact.copy.intro') },
    ...{ facts: factsOf(parts, false), paragraphs: written(parts) },
    greeting: text('mail.greetingUnnamed'),
    closing: [text('contact.copy.closing', { number }), text('mail.signature')],
  })
})

export const CONTACT_MAILS = { contact_message: contactMessage, contact_copy: contactCopy } as const satisfies Record<
  string,
  MailWriter
>
