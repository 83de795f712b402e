import type { z } from 'zod'
import type { Platform } from '@platform/context'
import type { Mail } from './mail'

/** Turns what the outbox keeps into a mail; null when it need not be sent any more. Throws for what it cannot read. */
export type LetterWriter = (platform: Platform, payload: unknown) => Promise<Mail | null>

/** A writer with its schema: `letter(ActivationLetter, async ({ env }, { email, token }) => plainMail(…))`. */
export const letter =
  <T>(schema: z.ZodType<T>, write: (platform: Platform, payload: T) => Promise<Mail | null> | Mail | null): LetterWriter =>
  async (platform, payload) =>
    write(platform, schema.parse(payload))
