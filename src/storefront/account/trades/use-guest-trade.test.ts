import { expect, test } from 'vitest'
import { linkedTrade } from './use-guest-trade'

const [ACCESS, ACCOUNT] = ['a'.repeat(22), 'A-_9'.repeat(8)]

test.each([ACCESS, ACCOUNT])('a mail link with %s opens its trade', (accessId) =>
  expect(linkedTrade(accessId)).toEqual({ accessId, guestAccount: null }),
)

test('the link in the mail also names the payout account', () =>
  expect(linkedTrade(`${ACCESS}.${ACCOUNT}`)).toEqual({ accessId: ACCESS, guestAccount: ACCOUNT }))

test.each(['short', '', 'x/y'.repeat(9), 'a'.repeat(65)])('the malformed account "%s" in a mail link is ignored', (account) =>
  expect(linkedTrade(`${ACCESS}.${account}`)).toEqual({ accessId: ACCESS, guestAccount: null }),
)

test.each(['', 'short', 'a'.repeat(129), `${'a'.repeat(22)}/../x`, '%2e'.repeat(10), `short.${ACCOUNT}`])(
  'a mail link with "%s" opens no trade',
  (text) => expect(linkedTrade(text).accessId).toBe(''),
)
