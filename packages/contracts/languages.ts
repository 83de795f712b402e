/** Languages in which people read the shop, its mails and its catalogue. Without a schema, because the page of a failure loads it. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
