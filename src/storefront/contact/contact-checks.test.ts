import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ContactWish } from '@trade-in-shop/contracts/contact'
import { problemsFrom, findContactProblems, firstFaulty } from './contact-checks'
import { EMPTY_CONTACT, type ContactDraft } from './use-contact'

const GOOD: ContactDraft = {
  ...{ subject: 'payout', name: 'Miriam Müßig', email: 'miriam@example.org', tradeNumber: '', attachCart: false },
  message: 'Wann kommt mein Geld?\nDanke!',
}
const wishOf = ({ subject, name, email, tradeNumber, message }: ContactDraft) => ({
  ...{ subject, name, email, message, elapsedMs: 9000 },
  ...(tradeNumber.trim() && { tradeNumber }),
})

test('a completed form has no problem', () => {
  expect(findContactProblems(GOOD)).toEqual({})
})

test('an empty form has a problem at every required field', () => {
  expect(findContactProblems(EMPTY_CONTACT)).toEqual({
    subject: 'contact.problem.subject',
    name: 'contact.problem.name',
    email: 'contact.problem.email',
    message: 'contact.problem.messageShort',
  })
  expect(firstFaulty(findContactProblems(EMPTY_CONTACT))).toBe('subject')
})

test.each<[Partial<ContactDraft>, string]>([
  [{ message: '  Zu kurz. ' }, 'contact.problem.messageShort'],
  [{ message: 'Danke 😀!!' }, 'contact.problem.messageShort'],
  [{ message: 'x'.repeat(3001) }, 'contact.problem.messageLong'],
  [{ message: 'Guten Tag\u0007, wie geht es?' }, 'contact.problem.messageInvalid'],
  [{ name: 'Miriam\nMüßig' }, 'contact.problem.nameInvalid'],
  [{ name: 'x'.repeat(121) }, 'contact.problem.nameInvalid'],
  [{ email: 'miriam' }, 'contact.problem.emailInvalid'],
  [{ tradeNumber: 'x'.repeat(41) }, 'contact.problem.tradeNumber'],
])('a form with %j has one problem with its message', (change, problem) => {
  expect(Object.values(findContactProblems({ ...GOOD, ...change }))).toEqual([problem])
})

describe('the browser’s checks and the server’s schema', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ß', ' ', '\n', '\t', '\r', '\u0000', '\u200b', '<', '😀'), maxLength: 40 })
  test('agree on every name, number and message', () => {
    fc.assert(
      fc.property(text, text, text, (name, tradeNumber, message) => {
        const draft = { ...GOOD, name, tradeNumber, message }
        expect(ContactWish.safeParse(wishOf(draft)).success).toBe(Object.keys(findContactProblems(draft)).length === 0)
      }),
    )
  })
})

test('a problem from the server is shown at its field', () => {
  expect(problemsFrom([{ path: 'email' }, { path: 'elapsedMs' }])).toEqual({ email: 'contact.problem.emailInvalid' })
})
