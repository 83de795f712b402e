import type { PlatformMarket } from '@platform/markets/platform-market'
import { mailText, type MailContent, type MailLink } from './mail-content'
import { mailHtml } from './mail-html'
import type { Mail } from './mail'

export type PlainMail = Readonly<{
  market: PlatformMarket
  to: { name: string; address: string }
  subject: string
  heading: string
  greeting: string
  intro: string
  /** Highlighted facts, such as a ticket number. */
  facts?: MailContent['facts']
  paragraphs?: Readonly<MailContent['paragraphs']>
  link?: MailLink | null
  secondLink?: MailLink | null
  closing: readonly string[]
  replyTo?: string
  headers?: Record<string, string>
}>

/** A mail without a table of devices, in the layout of all others; every string is plain text in the market's language. */
export function plainMail({ market, to, subject, headers, replyTo, ...said }: PlainMail): Mail {
  const content: MailContent = {
    ...{ lang: market.locale, heading: said.heading, greeting: said.greeting, intro: said.intro },
    ...{ facts: said.facts ?? [], devices: null, paragraphs: [...(said.paragraphs ?? [])], checklist: null },
    ...{ link: said.link ?? null, secondLink: said.secondLink ?? null, closing: [...said.closing] },
  }
  const extra = { ...(headers && { headers }), ...(replyTo && { replyTo }) }
  return { to, subject, text: mailText(content), html: mailHtml(content, market), attachments: [], ...extra }
}
