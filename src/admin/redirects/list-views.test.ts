import { expect, test } from 'vitest'
import { questionOf, VIEW_NAMES, sortByUse, viewOf } from './list-views'

const NOW = new Date('2026-11-21T10:00:00Z')

test.each(VIEW_NAMES.flatMap((view) => ['', '7'].map((market) => [view, market] as const)))(
  'viewOf finds the view "%s" of market "%s" in its query, also in one from a URL',
  (view, market) => {
    const question = questionOf(view, market, NOW)
    expect(viewOf(question)).toEqual({ view, market })
    // A URL has every value as text.
    const asText = JSON.parse(JSON.stringify(question), (_key, value: unknown) =>
      typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
    )
    expect(viewOf(asText)).toEqual({ view, market })
  },
)

test('a filter that staff wrote themselves matches no view', () => {
  expect(viewOf({ where: { and: [{ note: { like: 'x' } }] } })).toEqual({ view: null, market: '' })
})

test.each([
  ['hits', true, undefined, { sort: '-hits.hits', uses: 'used', page: 1 }],
  ['lastHitAt', false, 'stale', { sort: 'hits.lastHitAt', uses: 'stale', page: 1 }],
  ['hits', false, 'unused', { sort: 'hits.hits', uses: 'used', page: 1 }],
] as const)('sorting by %s (descending: %s) from the view %s', (column, descending, uses, question) => {
  expect(sortByUse(column, descending, uses)).toEqual(question)
})
