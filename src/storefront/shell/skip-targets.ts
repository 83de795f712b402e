/** Ids of the skip links' targets; they stand in every layout. */
export const SKIP_TARGETS = { navigation: 'navigation', search: 'search', content: 'content', footer: 'footer' } as const
