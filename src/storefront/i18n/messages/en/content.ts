/** Content pages. */
export const content = {
  'content.updated': 'Last updated on {date}',
} as const
