import { expect, test } from 'vitest'
import type { ListMatch } from '@trade-in-shop/contracts/device-list'
import { euros } from '@/domain/euros'
import {
  EMPTY_LIST,
  isComplete,
  withChange,
  withLines,
  withMatches,
  withoutDevice,
  withoutRows,
  type ListRow,
} from '@/storefront/cart/list-state'
import { listTotal } from './list-sum'

const device = {
  id: 'a-1',
  manufacturer: 'A',
  name: '1',
  url: 'a-1',
  categoryId: 'phones',
  thumbnail: null,
  releaseYear: null,
  maxPrice: 100,
} as const
const match: ListMatch = { kind: 'match', device }
const line = (text: string) => ({ text, quantity: 2, works: true })

test('new lines are added at the end, as many as fit, each under its own id', () => {
  const two = withLines(EMPTY_LIST, [line('a'), line('b')])
  const after = withLines(withoutRows(two, new Set([0])), [line('c')])
  expect(after.rows.map(({ id, text }) => [id, text])).toEqual([
    [1, 'b'],
    [2, 'c'],
  ])
  const many = withLines(
    two,
    Array.from({ length: 300 }, () => line('x')),
  )
  expect(many.rows).toHaveLength(200)
  expect(new Set(many.rows.map(({ id }) => id)).size).toBe(200)
})

test('a row whose text has changed during a look-up keeps waiting', () => {
  const asked = withLines(EMPTY_LIST, [line('a'), line('b')])
  const changed = withChange(asked, 1, { text: 'c' })
  expect(
    withMatches(
      changed,
      new Map([
        ['a', match],
        ['b', match],
      ]),
    ).rows.map(({ found }) => found.kind),
  ).toEqual(['match', 'waiting'])
})

test('a late answer does not undo a choice of the seller', () => {
  const chosen = withChange(withLines(EMPTY_LIST, [line('a')]), 0, { found: match })
  expect(withMatches(chosen, new Map([['a', { kind: 'none' } as const]])).rows[0]?.found).toEqual(match)
})

test('the total counts complete rows with a price; the others are counted by what they lack', () => {
  const row = (id: number, change: Partial<ListRow>): ListRow => ({
    id,
    text: 'a',
    quantity: 3,
    works: true,
    found: match,
    ...change,
  })
  const rows = [row(0, {}), row(1, { quantity: null }), row(2, { works: null }), row(3, { found: { kind: 'none' } }), row(4, {})]
  expect(rows.map(isComplete)).toEqual([true, false, false, false, true])
  const priceOf = ({ id }: ListRow) => (id === 0 ? ({ kind: 'price', price: euros(1333) } as const) : null)
  expect(listTotal(rows, priceOf)).toEqual({ total: euros(3999), pieces: 3, open: 3, unpriced: 1 })
})

test('a device that went into the cart takes one of its rows off the list, and the others stay', () => {
  const two = withLines(EMPTY_LIST, [line('a'), { ...line('b'), found: match }, { ...line('c'), found: match }])
  const after = withoutDevice(two, device.id)
  expect(after.rows.map(({ text }) => text)).toEqual(['a', 'c'])
  expect(withoutDevice(after, 'another')).toBe(after)
})
