import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ContactWish } from '@/contracts/contact'
import { faultsFrom, faultsOf, firstFaulty, messageText } from './contact-checks'
import { EMPTY_CONTACT, type ContactDraft } from './use-contact'

const GOOD: ContactDraft = {
  ...{ subject: 'payout', name: 'Miriam Müßig', email: 'miriam@example.org', tradeNumber: '', attachCart: false },
  message: 'Wann kommt mein Geld?\nDanke!',
}
const wishOf = ({ subject, name, email, tradeNumber, message }: ContactDraft) => ({
  ...{ subject, name, email, message, elapsedMs: 9000 },
  ...(tradeNumber.trim() && { tradeNumber }),
})

test('a completed form has no fault', () => {
  expect(faultsOf(GOOD)).toEqual({})
})

test('an empty form has a fault at every required field', () => {
  expect(faultsOf(EMPTY_CONTACT)).toEqual({
    subject: 'contact.fault.subject',
    name: 'contact.fault.name',
    email: 'contact.fault.email',
    message: 'contact.fault.messageShort',
  })
  expect(firstFaulty(faultsOf(EMPTY_CONTACT))).toBe('subject')
})

test.each<[Partial<ContactDraft>, string]>([
  [{ message: '  Zu kurz. ' }, 'contact.fault.messageShort'],
  [{ message: 'Danke 😀!!' }, 'contact.fault.messageShort'],
  [{ message: 'x'.repeat(3001) }, 'contact.fault.messageLong'],
  [{ message: 'Guten Tag\u0007, wie geht es?' }, 'contact.fault.messageInvalid'],
  [{ name: 'Miriam\nMüßig' }, 'contact.fault.nameInvalid'],
  [{ name: 'x'.repeat(121) }, 'contact.fault.nameInvalid'],
  [{ email: 'miriam' }, 'contact.fault.emailInvalid'],
  [{ tradeNumber: 'x'.repeat(41) }, 'contact.fault.tradeNumber'],
])('a form with %j has one fault with its message', (change, fault) => {
  expect(Object.values(faultsOf({ ...GOOD, ...change }))).toEqual([fault])
})

describe('the browser’s checks and the server’s schema', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ß', ' ', '\n', '\t', '\r', '\u0000', '\u200b', '<', '😀'), maxLength: 40 })
  test('agree on every name, number and message', () => {
    fc.assert(
      fc.property(text, text, text, (name, tradeNumber, message) => {
        const draft = { ...GOOD, name, tradeNumber, message }
        expect(ContactWish.safeParse(wishOf(draft)).success).toBe(Object.keys(faultsOf(draft)).length === 0)
      }),
    )
  })
})

test('messageText turns every kind of line end into one', () => {
  expect(messageText(' a\r\nb\rc\n')).toBe('a\nb\nc')
})

test('a fault from the server is shown at its field', () => {
  expect(faultsFrom([{ path: 'email' }, { path: 'elapsedMs' }])).toEqual({ email: 'contact.fault.emailInvalid' })
})
