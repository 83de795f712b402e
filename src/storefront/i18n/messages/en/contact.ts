/** The contact screen. */
export const contact = {
  'contact.title': 'Contact',
  'contact.metaDescription': 'Write to us: offers, shipping, payment, clarifications and everything else.',
  'contact.lead': 'What is it about? Choose a subject, and your mail goes straight to the people who can help.',
  'contact.subjects': 'Subjects',
  'contact.number': 'Have you already sold something? Then please name your trade number.',
  'contact.address': 'Or write to {address} directly.',
  'contact.business': 'Business customers',
  'contact.businessText': 'For many devices at once, our business team answers.',
} as const
