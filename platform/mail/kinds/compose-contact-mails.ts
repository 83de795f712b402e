import type { Platform } from '@platform/context'
import { Ticket } from '@platform/contacts/ticket'
import { fill, mailWriter, type MailWriter, type Mail } from '../mail'
import { plainMail, type PlainMail } from '@platform/mail/plain-mail'
import { marketOfRecord, type PlatformMarket } from '@platform/markets/platform-market'
import { CONTACT_WORDS, type ContactWords } from './contact-words'
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

type Known = Readonly<{ market: PlatformMarket; words: ContactWords; ticket: Ticket }>

async function known(platform: Platform, ticket: Ticket): Promise<Known> {
  const market = await marketOfRecord(platform.pool, ticket.application)
  return { market, words: CONTACT_WORDS[market.language], ticket }
}

function deviceLines({ market, words, ticket }: Known): string[] {
  const lines = ticket.devices.map(({ device, quantity, price, offerId }) =>
    fill(words.device, { device, offerId, quantity: String(quantity), price: writtenMoney(market, price) }),
  )
  return lines.length > 0 ? [[words.devices, ...lines].join('\n')] : []
}

/** What the visitor wrote, as plain text, split into paragraphs at empty lines. */
const written = (parts: Known): string[] => [...parts.ticket.message.split(/\n{2,}/), ...deviceLines(parts)]

function factsOf({ words: { facts, subjects }, ticket }: Known, forStaff: boolean): PlainMail['facts'] {
  return [
    { name: facts.number, value: ticket.number },
    { name: facts.subject, value: subjects[ticket.subject] },
    ...(forStaff ? [{ name: facts.name, value: ticket.name }, { name: facts.email, value: ticket.email }] : []), // prettier-ignore
    ...(ticket.tradeNumber ? [{ name: facts.trade, value: ticket.tradeNumber }] : []),
    ...(forStaff && ticket.business ? [{ name: facts.business, value: facts.yes }] : []),
  ]
}

/**
 * The message to the staff: by the customer messaging system where there is one, else by mail to the address that the shop's
 * settings name (M-18). A reply to the mail goes to the visitor.
 */
const contactMessage: MailWriter = mailWriter(Ticket, async (platform, ticket): Promise<Mail | null> => {
  const parts = await known(platform, ticket)
  const { market, words } = parts
  const mail = plainMail({
    market,
    to: { name: '', address: ticket.recipient.address },
    subject: fill(words.staff.subject, { number: ticket.number, subject: words.subjects[ticket.subject] }),
    ...{ heading: words.staff.heading, greeting: words.staff.greeting, intro: words.subjects[ticket.subject] },
    ...{ facts: factsOf(parts, true), paragraphs: written(parts), closing: [words.staff.closing], replyTo: ticket.email },
  })
  return (await sendToMessaging(platform, ticket, mail.text)) ? null : mail
})

/** The sender's copy, with the number to quote. Anyone may have typed address and name, so it greets without one (decision 173). */
const contactCopy: MailWriter = mailWriter(Ticket, async (platform, ticket): Promise<Mail> => {
  const parts = await known(platform, ticket)
  const { market, words } = parts
  const { number } = ticket
  return plainMail({
    ...{ market, to: { name: '', address: ticket.email } },
    subject: fill(words.copy.subject, { number }),
    ...{ heading: words.copy.heading, intro: words.copy.intro, facts: factsOf(parts, false), paragraphs: written(parts) },
    greeting: words.greetingUnnamed,
    closing: [fill(words.copy.closing, { number }), words.signature],
  })
})

export const CONTACT_MAILS = { contact_message: contactMessage, contact_copy: contactCopy } as const satisfies Record<
  string,
  MailWriter
>
