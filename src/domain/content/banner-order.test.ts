import { expect, test } from 'vitest'
import { moveInOrder } from './banner-order'

const at = (...positions: number[]) => positions.map((position, index) => ({ id: index + 1, position }))

test.each([
  ['before the first gets a smaller number', at(10, 20, 30), 3, 1, 'before', { place: 1, stored: [{ id: 3, position: 0 }] }],
  ['after the last gets a greater number', at(10, 20, 30), 1, 3, 'after', { place: 3, stored: [{ id: 1, position: 40 }] }],
  ['between two gets a number between theirs', at(10, 20, 30), 3, 1, 'after', { place: 2, stored: [{ id: 3, position: 15 }] }],
  ['down by one comes after its neighbour', at(10, 20, 30), 1, 2, 'after', { place: 2, stored: [{ id: 1, position: 25 }] }],
  ['to where it is stores nothing', at(10, 20, 30), 2, 1, 'after', { place: 2, stored: [] }],
] as const)('a banner that is moved %s', (_what, rows, id, target, side, moved) => {
  expect(moveInOrder(rows, id, { target, side })).toEqual(moved)
})

test('banners of one position are numbered again where one is moved between them', () => {
  const stored = [
    { id: 3, position: 20 },
    { id: 2, position: 30 },
  ]
  expect(moveInOrder(at(10, 10, 10), 3, { target: 1, side: 'after' })).toEqual({ place: 2, stored })
})
