import type { AccountWords } from './account-words'

const notYou = 'Was this not you? Change your password at once and write to us through the contact form.'
const neverAsked = 'We never ask for your password by email or on the phone.'

export const en: AccountWords = {
  greeting: 'Hello {name},',
  greetingUnnamed: 'Hello,',
  signature: 'Your Revalo team',
  activation: {
    subject: 'Please confirm your email address',
    heading: 'One more step to your account',
    intro: 'Thank you for registering with Revalo. Please confirm that this email address is yours.',
    paragraphs: ['The link is valid for 24 hours. On the page that opens, you activate your account with one click.'],
    link: 'Activate account',
    closing: ['You did not register? Then there is nothing to do: without your confirmation the account is not activated.'],
  },
  welcome: {
    subject: 'Welcome to Revalo',
    heading: 'Your account is ready',
    intro: 'Your email address is confirmed. You can log in from now on.',
    paragraphs: ['Your account shows how far your sales have come. Next time you sell, you need not enter your details again.'],
    link: 'To your account',
    closing: ['Any questions? Write to us through the contact form.'],
  },
  alreadyRegistered: {
    subject: 'You already have an account with Revalo',
    heading: 'You already have an account',
    intro:
      'Somebody, perhaps you, tried to open a new account with this email address. There is an account with this address already.',
    paragraphs: ['Log in with your password. If you no longer know it, reset it.'],
    link: 'Log in',
    secondLink: 'Reset password',
    closing: ['Was this not you? Then there is nothing to do: nothing has changed in your account.'],
  },
  passwordReset: {
    subject: 'A new password for your account',
    heading: 'Choose a new password',
    intro: 'Somebody, probably you, asked for a new password for your account with Revalo.',
    paragraphs: ['The link is valid for 60 minutes and works once.'],
    link: 'Choose a new password',
    closing: ['Was this not you? Then there is nothing to do: your password stays as it is.', neverAsked],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    intro: 'The password of your account with Revalo was changed. You are now logged out on other devices.',
    paragraphs: ['Was this not you? Reset your password at once and write to us through the contact form.'],
    link: 'Reset password',
    closing: [neverAsked],
  },
  paymentChanged: {
    subject: 'Your payout was changed',
    heading: 'Your payout was changed',
    intro: 'Your account with Revalo now says that we pay your money here:',
    account: 'Payout to',
    paragraphs: [notYou],
    link: 'To your account',
    closing: [neverAsked],
  },
  addressChanged: {
    subject: 'Your address was changed',
    heading: 'Your address was changed',
    intro: 'The address in your account with Revalo was changed.',
    trades: 'Also applies to your sales',
    paragraphs: [notYou],
    link: 'To your account',
    closing: [neverAsked],
  },
  deleted: {
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    intro: 'As you wished, we have deleted your account with Revalo. You can no longer log in with it.',
    kept: { trades: 'We keep: records of your sales', payouts: 'We keep: records of your payouts' },
    until: 'until {date}',
    paragraphs: [
      'Commercial and tax law obliges us to keep these records until then. After that we delete them too.',
      'Was this not you? Please write to us at once through the contact form.',
    ],
    nothingKept: 'There are no records that we have to keep. Your details are deleted.',
    link: 'To the shop',
    closing: ['You can sell to us without an account as well.'],
  },
}
