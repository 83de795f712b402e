import type { z } from 'zod'
import type { MailSender } from '@/contracts/shop-settings'
import type { Platform } from '@platform/context'
import type { Mail } from './mail'

/**
 * Turns what the outbox stores into a mail; null when it need not be sent any more. Throws for what it cannot read. `sender`:
 * the market's, from the settings that its shop sent with the call; null for a mail that no shop has requested.
 */
export type LetterWriter = (platform: Platform, payload: unknown, sender?: MailSender | null) => Promise<Mail | null>

type Write<T> = (platform: Platform, payload: T, sender: MailSender | null) => Promise<Mail | null> | Mail | null

/** A writer with its schema: `letter(ActivationLetter, async ({ env }, { email, token }) => plainMail(…))`. */
export const letter =
  <T>(schema: z.ZodType<T>, write: Write<T>): LetterWriter =>
  async (platform, payload, sender = null) =>
    write(platform, schema.parse(payload), sender)
