import type * as z from 'zod'
import type { Platform } from '@platform/context'
import type { StoredSender } from '@platform/http/call-settings'
import { marketOfRecord, type PlatformMarket } from '@platform/markets/platform-market'
import { type Text, textIn } from '@platform/messages/texts'

/** A mail ready to be handed to the mail server. */
export type Mail = {
  to: { name: string; address: string }
  /** The recipient of a reply, where it is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments: { filename: string; content: Buffer; contentType: string }[]
  /** Further header lines, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
}

export type MailWriter = Readonly<{
  /**
   * Turns what the outbox stores into a mail; null when it need not be sent any more. Throws for what it cannot read. `sender`:
   * the market's, from the settings that its shop sent with the call; null for a mail that no shop has requested.
   */
  write(platform: Platform, payload: unknown, sender?: StoredSender | null): Promise<Mail | null>
  /** The mail with each of its sample values, without a database. */
  preview(market: PlatformMarket): Promise<Mail[]>
}>

/** What every writer gets: the market of the mail, its texts, and the sender. */
export type MailParts = Readonly<{ market: PlatformMarket; text: Text; sender: StoredSender | null }>

type About = Readonly<{ application: string }>
type Declared<Content extends About> = Readonly<{
  write(parts: MailParts, content: Content): Mail
  /** Values for the preview and its test: one for each form that the mail may have. */
  samples(application: string): readonly [Content, ...Content[]]
  /** Delivers the message without a mail; false where that is not possible. */
  deliver?(platform: Platform, content: Content, mail: Mail): Promise<boolean>
}>

/** A writer whose content is more than what is stored. `load` adds it, or returns null when the mail need not be sent any more. */
export const loadingMailWriter = <Stored, Content extends About>(
  schema: z.ZodType<Stored>,
  load: (platform: Platform, stored: Stored) => Promise<Content | null>,
  { write, samples, deliver }: Declared<Content>,
): MailWriter => ({
  async write(platform, payload, sender = null) {
    const content = await load(platform, schema.parse(payload))
    if (!content) return null
    const market = await marketOfMail(platform, content.application, sender)
    const mail = write({ market, text: textIn(market), sender }, content)
    return (await deliver?.(platform, content, mail)) ? null : mail
  },
  async preview(market) {
    return samples(market.application).map((sample) => write({ market, text: textIn(market), sender: null }, sample))
  },
})

export const mailWriter = <Content extends About>(schema: z.ZodType<Content>, declared: Declared<Content>): MailWriter =>
  loadingMailWriter(schema, async (_platform, stored) => stored, declared)

/** The market of a stored mail; its address is that of the shop that caused the mail. Throws for an unknown market. */
export async function marketOfMail(
  { pool }: Pick<Platform, 'pool'>,
  application: string,
  sender: StoredSender | null,
): Promise<PlatformMarket> {
  const market = await marketOfRecord(pool, application)
  return { ...market, origin: sender?.origin ?? market.origin }
}
