import { beforeEach, expect, test, vi } from 'vitest'
import { CONTACT_SUBJECTS, ContactWish } from '@trade-in-shop/contracts/contact'
import { sendContact } from '@/clients/contact-client'
import { ApiError } from '@/http/api-problem'
import { takeMessage } from './take-message.server'

vi.mock('@/clients/contact-client', () => ({ sendContact: vi.fn(async () => ({ number: 'K-12345678' })) }))
beforeEach(() => vi.clearAllMocks())

type Place = Parameters<typeof takeMessage>[0]
const place = (subjects: readonly string[] = CONTACT_SUBJECTS): Place => ({
  // The only member of a market that this test needs.
  market: { applicationId: 'wkfs_de_DE' } as Place['market'],
  indexOrigin: 'https://shop.example',
  business: false,
  routes: [],
  content: { contactSubjects: subjects.map((key) => ({ key, label: key, recipient: null })) },
})
const wish = (change: Partial<ContactWish> = {}) =>
  ContactWish.parse({
    ...{ subject: 'payout', name: 'Miriam', email: 'miriam@example.org', message: 'Wann kommt mein Geld?', elapsedMs: 9000 },
    ...change,
  })

test('a message is passed on without the fields that detect programs', async () => {
  expect(await takeMessage(place(), wish({ website: '' }), {})).toEqual({ number: 'K-12345678' })
  expect(vi.mocked(sendContact).mock.lastCall?.[1]).toEqual({
    ...{ subject: 'payout', name: 'Miriam', email: 'miriam@example.org', message: 'Wann kommt mein Geld?' },
  })
})

test('a subject that the market does not list is refused at its field', async () => {
  const problem = await takeMessage(place(['trade_status']), wish(), {}).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(ApiError)
  expect(problem).toMatchObject({ status: 400, problem: { errors: [{ path: 'subject', code: 'invalid' }] } })
  expect(sendContact).not.toHaveBeenCalled()
})

test.each([{ website: 'https://spam.example' }, { elapsedMs: 400 }])(
  'with %j a program gets a ticket number but no message is sent',
  async (change) => {
    expect(await takeMessage(place(), wish(change), {})).toEqual({ number: expect.stringMatching(/^K-\d{8}$/) })
    expect(sendContact).not.toHaveBeenCalled()
  },
)
