/** The search field, its suggestions, and the results page's way on. */
export const search = {
  'search.label': 'Find your device',
  'search.placeholder': 'Find a device, e.g. Galaxy S22',
  'search.submit': 'Search',
  'search.searching': 'Searching',
  'search.noMatch': 'Nothing found for “{text}”.',
  'search.browse': 'Browse the categories',
  'search.failed': 'The search cannot be reached at the moment.',
  'search.allMatches': 'All matches for “{text}”',
  'search.retry': 'Try again',
} as const
