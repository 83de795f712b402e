import * as z from 'zod'
import { MailSender } from '@/contracts/shop-settings'
import type { Platform } from '@platform/context'
import { marketOfRecord, type PlatformMarket } from '@platform/markets/platform-market'

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

/** The sender of a stored mail, with the shop that its links lead to; mails of older versions have none. */
export const StoredSender = MailSender.extend({ origin: z.string().optional() })
export type StoredSender = z.infer<typeof StoredSender>

/**
 * Turns what the outbox stores into a mail; null when it need not be sent any more. Throws for what it cannot read. `sender`:
 * the market's, from the settings that its shop sent with the call; null for a mail that no shop has requested.
 */
export type MailWriter = (platform: Platform, payload: unknown, sender?: StoredSender | null) => Promise<Mail | null>

type Write<T> = (platform: Platform, payload: T, sender: StoredSender | null) => Promise<Mail | null> | Mail | null

/** A writer with its schema: `mailWriter(ActivationMail, async ({ env }, { email, token }) => plainMail(…))`. */
export const mailWriter =
  <T>(schema: z.ZodType<T>, write: Write<T>): MailWriter =>
  async (platform, payload, sender = null) =>
    write(platform, schema.parse(payload), sender)

/** The market of a stored mail; its address is that of the shop that caused the mail. Throws for an unknown market. */
export async function marketOfMail(
  { pool }: Pick<Platform, 'pool'>,
  application: string,
  sender: StoredSender | null,
): Promise<PlatformMarket> {
  const market = await marketOfRecord(pool, application)
  return { ...market, origin: sender?.origin ?? market.origin }
}
