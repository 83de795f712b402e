/** Content pages. */
export const content = {
  'content.updated': 'Last updated on {date}',
  'content.previewExpired': 'This preview has expired',
  'content.previewExpiredHelp': 'Save the page or open it again in the admin: it will then be shown here anew.',
} as const
