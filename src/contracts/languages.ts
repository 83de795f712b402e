/** Languages in which people read the shop, its mails and its catalogue. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
