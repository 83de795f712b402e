/** Id of the search field on home, where the header's magnifying glass leads. */
export const HOME_SEARCH = 'find-device'
