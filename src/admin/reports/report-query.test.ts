import { expect, test } from 'vitest'
import type { MarketDoc, Reader } from '@/admin/dashboard/reader'
import { readReportChoice } from './report-query'

const market = { id: 1, code: 'de' } as MarketDoc
const reader = { markets: [market], admin: '/admin', now: Date.parse('2026-11-29T12:00:00Z') } as unknown as Reader
const choice = (query: Record<string, string>) => readReportChoice(reader, query)

test('a report without an address shows the offers of all markets by day, 28 days that ended yesterday', () => {
  const span = { days: 28, from: '2026-11-01', until: '2026-11-29', before: '2026-10-04' }
  expect(choice({})).toMatchObject({ market: undefined, figure: 'offers', by: 'day', points: 28, span })
})

test.each([
  ['an unknown market, figure and period', { market: 'xx', figure: 'cakes', days: '400' }, [undefined, 'offers', 28, 'day', 28]],
  ['a quarter', { days: '91', market: 'de', figure: 'missing' }, [market, 'missing', 91, 'week', 13]],
  ['a quarter by day', { days: '91', by: 'day' }, [undefined, 'offers', 91, 'day', 91]],
  ['a week, which has no weeks to compare', { days: '7', by: 'week' }, [undefined, 'offers', 7, null, 7]],
] as const)('a report of %s has a known one of each', (_what, query, [shown, figure, days, by, points]) => {
  expect(choice(query)).toMatchObject({ market: shown, figure, span: { days }, by, points })
})

test('the address of another choice keeps the rest', () => {
  expect(choice({ market: 'de', days: '91', by: 'day' }).address({ figure: 'trades' })).toBe(
    '/admin/reports?market=de&days=91&figure=trades&by=day',
  )
})
