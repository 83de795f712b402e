import { expect, test } from 'vitest'
import { openAccount, sealAccount, maskedAccount } from './payout-account'

const SECRET = 'a-secret-that-is-long-enough-for-a-test'
const BANK = { type: '13' as const, iban: 'DE89370400440532013000', holder: 'Miriam Berger' }

test('encrypted details can be decrypted again and are not readable', () => {
  const sealed = sealAccount(SECRET, 'trade-1', BANK)
  expect(sealed.toString('latin1')).not.toContain('DE89')
  expect(openAccount(SECRET, 'trade-1', sealed)).toEqual(BANK)
})
test('the same details are encrypted differently each time', () => {
  expect(sealAccount(SECRET, 'trade-1', BANK).equals(sealAccount(SECRET, 'trade-1', BANK))).toBe(false)
})
test.each([
  ['another secret', (sealed: Buffer) => openAccount(`${SECRET}!`, 'trade-1', sealed)],
  ['another trade', (sealed: Buffer) => openAccount(SECRET, 'trade-2', sealed)],
  [
    'a changed byte',
    (sealed: Buffer) => openAccount(SECRET, 'trade-1', Buffer.from(sealed.map((byte, at) => (at === 40 ? byte ^ 1 : byte)))),
  ],
])('%s does not open them', (_name, open) => {
  expect(() => open(sealAccount(SECRET, 'trade-1', BANK))).toThrow()
})
test.each([
  [BANK, 'DE89 •••• •••• 3000'],
  [{ type: '2' as const, paypalAccount: 'miriam.berger@posteo.de' }, 'm•••@posteo.de'],
])('only the ends of an account are shown', (payment, shown) => {
  expect(maskedAccount(payment)).toBe(shown)
})
