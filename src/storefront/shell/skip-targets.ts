/** Ids of the skip links' targets, which every layout contains. */
export const SKIP_TARGETS = { navigation: 'navigation', search: 'search', content: 'content', footer: 'footer' } as const

/** Id of the search field on home, which the header's magnifying glass links to. */
export const HOME_SEARCH = 'find-device'
