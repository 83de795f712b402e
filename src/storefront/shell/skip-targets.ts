/** Ids of the skip links' targets, which every layout contains. */
export const SKIP_TARGETS = { navigation: 'navigation', search: 'search', content: 'content', footer: 'footer' } as const
