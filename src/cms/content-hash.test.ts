import { expect, test } from 'vitest'
import { contentHash } from './content-hash'

test('the content hash does not depend on the order of fields, but on the order of lists', () => {
  expect(contentHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(contentHash({ b: { d: null, c: [1, 2] }, a: 1 }))
  expect(contentHash([1, 2])).not.toBe(contentHash([2, 1]))
  expect(contentHash({ a: undefined, b: 1 })).toBe(contentHash({ b: 1 }))
})
