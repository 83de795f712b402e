import { expect, test } from 'vitest'
import { contactRecipient } from './contact-recipient'

const contact = { fromName: 'Shop', fromAddress: 'from@x.example', toAddress: 'to@x.example', b2bAddress: 'b2b@x.example' }
const market = { contact, messaging: { account: 'shop-xx', subjects: { payout: 'money' } } }
const subjects = [
  { key: 'payout', label: 'Payout', recipient: null },
  { key: 'privacy_erasure', label: 'Privacy', recipient: 'privacy@x.example' },
]
const addressOf = (subject: string, business: boolean, changed = contact) =>
  contactRecipient({ ...market, contact: changed }, subjects, { subject, business }).address

test.each([
  ['a subject without a recipient', 'payout', false, 'to@x.example'],
  ['a subject with its own recipient', 'privacy_erasure', false, 'privacy@x.example'],
  ['a subject with its own recipient in business mode', 'privacy_erasure', true, 'b2b@x.example'],
] as const)('%s is read at the right address', (_case, subject, business, address) => {
  expect(addressOf(subject, business)).toBe(address)
})

test('business mode without a business address falls back to the subject’s recipient, then to the market’s', () => {
  const none = { ...contact, b2bAddress: null as unknown as string }
  expect([addressOf('privacy_erasure', true, none), addressOf('payout', true, none)]).toEqual([
    'privacy@x.example',
    'to@x.example',
  ])
})

test('a subject has the name that staff gave it at the messaging service, or else its key', () => {
  const subjectOf = (subject: string) => contactRecipient(market, subjects, { subject, business: false }).messaging
  expect(subjectOf('payout')).toEqual({ account: 'shop-xx', subject: 'money' })
  expect(subjectOf('privacy_erasure')).toEqual({ account: 'shop-xx', subject: 'privacy_erasure' })
})
