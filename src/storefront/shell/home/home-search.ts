/** Id of the search field on home, which the header's magnifying glass links to. */
export const HOME_SEARCH = 'find-device'
