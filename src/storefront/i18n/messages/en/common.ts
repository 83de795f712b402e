/** Words that many screens share. */
export const common = {
  'common.upTo': 'up to',
  'common.close': 'Close',
  'common.back': 'Back',
  'common.partMissing': 'Part of this page did not load. Please reload it in a moment; your entries are kept.',
  'common.loading': 'Loading',
  'common.retry': 'Try again',
  'common.required': 'required',
  'common.optional': 'optional',
  'common.home': 'Home',
  'common.breadcrumbs': 'You are here',
  'common.opensElsewhere': '(opens another website)',
} as const
