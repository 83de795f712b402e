import { expect, test } from 'vitest'
import { bannerAt, bannerState } from './banner-state'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const row = (id: string, validFrom: string | null = null, validTo: string | null = null) =>
  ({ id, place: 'home', validFrom, validTo }) as const
const first = row('1')
const second = row('2')

test.each([
  ['the first of two shows', [first, second], first, true, { state: 'shows' }],
  ['the second is hidden behind the first', [first, second], second, true, { state: 'hidden', behind: first }],
  [
    'one that begins tomorrow waits',
    [first, row('2', '2026-11-29T00:00:00Z')],
    row('2', '2026-11-29T00:00:00Z'),
    true,
    { state: 'waits', from: '2026-11-29T00:00:00Z' },
  ],
  [
    'one that ends now is over',
    [row('1', null, '2026-11-28T12:00:00Z')],
    row('1', null, '2026-11-28T12:00:00Z'),
    true,
    { state: 'over' },
  ],
  ['one behind another that is over shows', [row('1', null, '2026-11-01T00:00:00Z'), second], second, true, { state: 'shows' }],
  ['one of a market without banners is off', [first], first, false, { state: 'off' }],
] as const)('of the banners of a market %s', (_title, banners, own, isOn, expected) => {
  expect(bannerState(banners, own, NOW, isOn)).toEqual(expected)
})

test('the state says that a banner shows exactly when the shop shows it', () => {
  const banners = [row('1', '2026-12-01T00:00:00Z'), row('2', null, '2026-11-20T00:00:00Z'), row('3'), row('4')]
  for (const own of banners)
    expect(bannerState(banners, own, NOW, true).state === 'shows').toBe(bannerAt(banners, 'home', NOW)?.id === own.id)
})
