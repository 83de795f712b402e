/** Asking before anything is measured, and taking it back. */
export const consent = {
  'consent.label': 'Cookies and measuring',
  'consent.text':
    'May we measure which advertisement brought you here and remember what interests you? The shop works just as well without.',
  'consent.accept': 'I agree',
  'consent.refuse': 'Only what is needed',
  'consent.more': 'More in our privacy notice',
  'consent.give': 'Allow measuring',
  'consent.withdraw': 'Withdraw consent to measuring',
  'consent.given': 'Thank you. You can change this here at any time.',
  'consent.withdrawn': 'Measuring is off, and its cookies are gone.',
} as const
