import type { ClarificationWords } from './clarification-words'

export const en: ClarificationWords = {
  greeting: 'Hello {name},',
  greetingUnnamed: 'Hello,',
  signature: 'Your Revalo team',
  facts: { number: 'Sale number', until: 'Please answer by', payout: 'You receive', account: 'Payout to' },
  line: '{device}: {old} before, {new} after our check.',
  opened: {
    subject: 'Your sale {number}: please decide',
    heading: 'We see one answer differently',
    intro:
      'We checked your device with the same questions that you answered. Something differs. One page shows your answer, our check and photos. You decide.',
    free: 'Without your answer we send the device back free of charge after this date. Nothing is sold that you have not agreed to.',
    link: 'Look and decide',
    quick: 'Accept the new price',
  },
  reminder: {
    subject: 'Your sale {number}: your answer is still missing',
    heading: 'Your answer is still missing',
    intro: 'There is an open question about your sale. Please look at our check and decide.',
  },
  acknowledged: {
    subject: 'Your sale {number}: we have your answer',
    heading: 'Thank you for your answer',
    intro: 'Your answer has reached us. This is what happens next:',
  },
  expired: {
    subject: 'Your sale {number}: your device is coming back',
    heading: 'Your device is coming back',
    intro: 'The time for your answer is over. We send back free of charge what you have not accepted.',
  },
  better: {
    subject: 'Your sale {number}: you get more',
    heading: 'You get more',
    intro:
      'Your device is in better condition than you described. So we pay more. For this device there is nothing for you to do.',
  },
  accepted: '{device}: sold for {new}.',
  returned: '{device}: goes back to you free of charge.',
  paid: 'The money is usually in your account two working days later.',
  sentBack: 'We send your device back within two working days.',
  follow: 'See the sale',
}
