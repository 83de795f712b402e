import type { MailWords } from './mail-words'

export const en: MailWords = {
  greeting: 'Hello {name},',
  facts: {
    number: 'Sale number',
    total: 'You receive',
    voucher: 'Including voucher {code}',
    lock: 'Price holds until',
    payout: 'Payout to',
  },
  devices: 'Your devices',
  checklist: 'Before you close the parcel',
  toTrade: 'See the sale',
  questions: 'Any questions? Write to us through the contact form and mention your sale number {number}.',
  signature: 'Your Revalo team',
  received: {
    subject: 'Your sale {number}: shipping label and next steps',
    heading: 'We have received your sale',
    intro: 'Thank you for selling to us. You receive {total} as soon as your parcel has arrived and been checked.',
    label:
      'The free shipping label is attached to this email as a PDF. No printer? Simply show the code on the label at the parcel counter.',
    lock: 'Hand the parcel over by {date} and your price holds.',
    next: 'We check your device with the same questions that you answered. If the result is worse, we ask you before anything happens.',
  },
  arrived: {
    subject: 'Your sale {number}: your parcel has arrived',
    heading: 'Your parcel has arrived',
    intro: 'Your parcel has reached us safely. Next, we check your device with the same questions that you answered.',
  },
  paid: {
    subject: 'Your sale {number}: your money is on its way',
    heading: 'Your money is on its way',
    intro: 'We have sent {total} to {account}. Depending on your bank, it arrives within one or two working days.',
    toPayPal: 'We have sent {total} to your PayPal address {account}.',
  },
}
