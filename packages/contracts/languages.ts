import * as z from 'zod'

/** Languages in which people read the shop, its mails and its catalogue. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it'] as const
export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>
