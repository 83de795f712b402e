import { expect, test } from 'vitest'
import { filteredBy, withFilter } from './list-filter'

const MINE = { slug: { like: 'agb' } }

test('a filter that is chosen is found again, also where the URL has it as text', () => {
  const where = withFilter({}, 'market', 3)
  expect(where).toEqual({ and: [{ market: { equals: 3 } }] })
  expect(filteredBy(where, 'market')).toBe('3')
  expect(filteredBy({ or: [{ and: [{ market: { equals: '3' } }] }] }, 'market')).toBe('3')
  expect(filteredBy(where, '_status')).toBe('')
})

test('another choice replaces the first, and all that staff filter by otherwise stays', () => {
  const both = withFilter(withFilter({ or: [{ and: [MINE] }] }, 'market', 3), '_status', 'draft')
  expect(withFilter(both, 'market', 4)).toEqual({
    and: [MINE, { _status: { equals: 'draft' } }, { market: { equals: 4 } }],
  })
  expect(withFilter(withFilter(both, 'market', null), '_status', null)).toEqual({ and: [MINE] })
})

test('a choice applies to every alternative, and is shown only where all have it', () => {
  const alternatives = { or: [{ and: [MINE, { market: { equals: 3 } }] }, { and: [{ title: { like: 'x' } }] }] }
  expect(filteredBy(alternatives, 'market')).toBe('')
  expect(filteredBy(withFilter(alternatives, 'market', 5), 'market')).toBe('5')
})

test('without any choice nothing is filtered, whatever the filter was', () => {
  expect(withFilter(withFilter({}, 'market', 3), 'market', null)).toEqual({})
  expect([filteredBy(undefined, 'market'), filteredBy('x', 'market'), filteredBy({ or: 'x' }, 'market')]).toEqual(['', '', ''])
})
