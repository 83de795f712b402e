import type { NewsletterWords } from './newsletter-words'

export const en: NewsletterWords = {
  greeting: 'Hello,',
  greetingNamed: 'Hello {name},',
  signature: 'Your Revalo team',
  unsubscribe: 'Unsubscribe',
  confirm: {
    subject: 'Please confirm your newsletter sign-up',
    heading: 'Would you like our newsletter?',
    intro: 'This address was entered for the Revalo newsletter. You only get it once you agree.',
    paragraphs: ['You agree to this: “{consent}”'],
    link: 'Confirm sign-up',
    closing: [
      'The link works for 7 days. Was this not you? Then there is nothing to do: we do not write without your confirmation.',
    ],
  },
  welcome: {
    subject: 'Welcome to the Revalo newsletter',
    heading: 'Good to have you with us',
    intro: 'Your sign-up is confirmed. From now on you learn at once which devices are worth more.',
    paragraphs: ['If you like, tell us which devices interest you. We will then write less often and more to the point.'],
    link: 'Choose topics',
    closing: [],
  },
  known: {
    subject: 'You already get our newsletter',
    heading: 'You are already signed up',
    intro: 'This address was entered for the Revalo newsletter once more. It is already on the list, so nothing changes.',
    paragraphs: ['With the link you can choose what we write to you about.'],
    link: 'Choose topics',
    closing: [],
  },
}
