import { expect, test } from 'vitest'
import { CONTACT_SUBJECTS, ContactTicket } from '@trade-in-shop/contracts/contact'
import { expectProblem, newKey, post } from './client'
import { settingsHeader } from '../support/signed-settings'
import { settings } from './settings'

export function contacts(): void {
  const message = (change: Record<string, unknown> = {}) => ({
    ...{ application: settings.application, business: false, subject: 'other_feedback', name: 'Contract Test' },
    ...{ email: `contact-${newKey()}@example.org`, message: 'A message of the contract suite.' },
    ...change,
  })
  const write = (change: Record<string, unknown> = {}, client = newKey()) =>
    post('/contacts', message(change), { 'client-key': client })

  test.each(CONTACT_SUBJECTS)('%s gets a ticket', async (subject) => {
    const { status, body } = await write({ subject })
    expect(status).toBe(202)
    expect(ContactTicket.parse(body).number).not.toBe('')
  })

  test('every message has its own number', async () => {
    const numbers = await Promise.all([write(), write()]).then((all) => all.map(({ body }) => ContactTicket.parse(body).number))
    expect(new Set(numbers).size).toBe(2)
  })

  test.each([
    ['an eleventh subject', { subject: 'jobs' }, 'subject'],
    ['too few characters', { message: 'short' }, 'message'],
    ['too many characters', { message: 'x'.repeat(3001) }, 'message'],
    ['a name with a second header', { name: 'A\r\nBcc: b@example.org' }, 'name'],
    ['an address with a second one', { email: 'a@example.org,b@example.org' }, 'email'],
  ])('%s is refused', async (_case, change, path) => {
    expectProblem(await write(change), 400, 'invalid_request', path)
  })

  test('POST /contacts with a recipient in its body answers 400', async () => {
    expectProblem(await write({ recipient: 'somebody@example.org' }), 400, 'invalid_request')
  })

  test.each([
    ['no settings', ''],
    [
      'settings signed with another secret',
      settingsHeader(message(), 'another-secret-0123456789-0123456789')['shop-settings'] ?? '',
    ],
    [
      'settings of another application',
      settingsHeader({ application: settings.otherApplication }, settings.serviceSecret)['shop-settings'] ?? '',
    ],
  ])('POST /contacts with %s answers 401', async (_case, header) => {
    expectProblem(await post('/contacts', message(), { 'client-key': newKey(), 'shop-settings': header }), 401, 'unauthorized')
  })

  test('messages in the name of one address are limited', async () => {
    const email = `flood-${newKey()}@example.org`
    let last = await write({ email })
    for (let written = 1; written < 100 && last.status === 202; written++) last = await write({ email })
    expectProblem(last, 429, 'too_many_requests')
  })
}
