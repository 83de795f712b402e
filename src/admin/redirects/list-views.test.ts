import { expect, test } from 'vitest'
import { LIST_VIEWS, type ListView, viewOf, whereOf } from './list-views'

const NOW = new Date('2026-11-21T10:00:00Z')
const views = Object.keys(LIST_VIEWS) as ListView[]

test.each(views.flatMap((view) => ['', '7'].map((market) => [view, market] as const)))(
  'the list tells its view "%s" of market "%s" from its condition, also from an address',
  (view, market) => {
    const where = whereOf(view, market, NOW)
    expect(viewOf(where)).toEqual({ view, market })
    // An address holds every value as text.
    const asText = JSON.parse(JSON.stringify(where), (_key, value: unknown) =>
      typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
    )
    expect(viewOf(asText)).toEqual({ view, market })
  },
)

test("somebody's own condition is none of the views", () => {
  expect(viewOf({ and: [{ note: { like: 'x' } }] })).toEqual({ view: null, market: '' })
})
