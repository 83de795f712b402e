import type { ContactWords } from './contact-words'

export const en: ContactWords = {
  greeting: 'Hello {name},',
  greetingUnnamed: 'Hello,',
  signature: 'Your Revalo team',
  facts: {
    number: 'Ticket number',
    subject: 'Subject',
    name: 'Name',
    email: 'Email',
    trade: 'Sale number',
    business: 'Business customer',
    yes: 'yes',
  },
  devices: 'Devices in the basket:',
  device: '{quantity} × {device}: {price} each (offer {offerId})',
  staff: {
    subject: '[{number}] {subject}',
    heading: 'New message',
    greeting: 'A message from the contact form:',
    closing: 'Simply answer this email. Everything in it comes from the visitor.',
  },
  copy: {
    subject: 'Your message to Revalo ({number})',
    heading: 'Your message has arrived',
    intro: 'Thank you. We usually answer within one working day. This is what you wrote:',
    closing:
      'Please name your ticket number {number} when you ask again. Did you not write to us? Then somebody entered your address, and you can delete this email.',
  },
  subjects: {
    offer_question: 'Question about an offer',
    trade_status: 'Status of my sale',
    shipping_label: 'Shipping and label',
    clarification: 'Difference found during inspection',
    payout: 'Payout',
    device_return: 'Return of my device',
    account_access: 'Login and account',
    privacy_erasure: 'Privacy and erasure of my data',
    business_partner: 'Businesses and partners',
    other_feedback: 'Something else or feedback',
  },
}
