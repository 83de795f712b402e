import { expect, test } from 'vitest'
import { buildListQuery, VIEW_NAMES, sortByUse, findView } from './list-views'

const NOW = new Date('2026-11-21T10:00:00Z')

test.each(VIEW_NAMES.flatMap((view) => ['', '7'].map((market) => [view, market] as const)))(
  'viewOf finds the view "%s" of market "%s" in its query, also in one from a URL',
  (view, market) => {
    const question = buildListQuery(view, market, NOW)
    expect(findView(question)).toEqual({ view, market })
    // A URL has every value as text.
    const asText = JSON.parse(JSON.stringify(question), (_key, value: unknown) =>
      typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
    )
    expect(findView(asText)).toEqual({ view, market })
  },
)

test('a filter that staff wrote themselves matches no view', () => {
  expect(findView({ where: { and: [{ note: { like: 'x' } }] } })).toEqual({ view: null, market: '' })
})

test.each([
  ['hits', true, undefined, { sort: '-hits.hits', uses: 'used', page: 1 }],
  ['lastHitAt', false, 'stale', { sort: 'hits.lastHitAt', uses: 'stale', page: 1 }],
  ['hits', false, 'unused', { sort: 'hits.hits', uses: 'used', page: 1 }],
] as const)('sorting by %s (descending: %s) from the view %s', (column, descending, uses, question) => {
  expect(sortByUse(column, descending, uses)).toEqual(question)
})
