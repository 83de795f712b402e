import type { MailWords } from './mail-words'

export const en: MailWords = {
  greeting: 'Hello {name},',
  facts: {
    number: 'Trade number',
    total: 'You get',
    voucher: 'Including voucher {code}',
    lock: 'Price holds until',
    payout: 'Paid to',
  },
  devices: 'Your devices',
  checklist: 'Before you close the parcel',
  toTrade: 'See your trade',
  questions: 'Any questions? Write to us through the contact form and mention your trade number {number}.',
  signature: 'Your Revalo team',
  received: {
    subject: 'Your trade {number}: shipping label and next steps',
    heading: 'Your trade is set up',
    intro: 'thank you for selling to us. You get {total} as soon as your parcel has arrived and been checked.',
    label:
      'The free shipping label is attached to this email as a PDF. No printer? Simply show the code on the label at the parcel counter.',
    lock: 'Hand the parcel over by {date} and your price holds.',
    next: 'We check your device with the same questions that you answered. If the result is worse, we ask you before anything happens.',
  },
  arrived: {
    subject: 'Your trade {number}: your parcel has arrived',
    heading: 'Your parcel has arrived',
    intro: 'your parcel has reached us safely. Next, we check your device with the same questions that you answered.',
  },
  paid: {
    subject: 'Your trade {number}: your money is on its way',
    heading: 'Your money is on its way',
    intro: 'we have sent {total} to {account}. Depending on your bank, it arrives within one or two working days.',
    toPayPal: 'we have sent {total} to your PayPal account {account}.',
  },
}
