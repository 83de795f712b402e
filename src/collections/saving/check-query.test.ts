import { describe, expect, test } from 'vitest'
import { isBadInput } from '@/collections/problems/answer-problem'
import { hasLegalCounts, isCondition, isDocumentId } from './check-query'

const nested = (depth: number): object => (depth === 0 ? { a: { equals: 1 } } : { and: [nested(depth - 1)] })

describe('isCondition', () => {
  test.each([
    {},
    { from: { equals: '/x' } },
    { and: [{ or: [{ id: { in: [1, 2] } }, { 'market.code': { not_equals: 'de' } }] }] },
    { OR: [{ createdAt: { greater_than: '2026-01-01', less_than: '2027-01-01' } }] },
    { enabled: { exists: 'true' }, note: { like: 'x' } },
    nested(10),
  ])('isCondition accepts %j', (where) => {
    expect(isCondition(where)).toBe(true)
  })

  test.each([
    'x',
    ['x'],
    { from: 'x' },
    { from: ['x'] },
    { and: 'x' },
    { and: { 0: {} } },
    { or: ['x'] },
    { from: { near: '1,2' } },
    { from: { within: {} } },
    { from: { intersects: {} } },
    { and: [{ from: { constructor: 1 } }] },
    { from: { toString: 1 } },
    nested(50),
  ])('isCondition refuses %j', (where) => {
    expect(isCondition(where)).toBe(false)
  })
})

test('a date field accepts comparisons and refuses text search', () => {
  expect(isCondition({ createdAt: { greater_than: '2026-01-01' } }, ['createdAt'])).toBe(true)
  expect(isCondition({ or: [{ createdAt: { contains: '2026' } }] }, ['createdAt'])).toBe(false)
})

test.each([
  [1, true],
  ['2147483647', true],
  ['2147483648', false],
  ['99999999999999999999', false],
  ['-1', false],
  ['1e3', false],
  ['x', false],
  ['versions', false],
  ['1\0', false],
])('isDocumentId of %j is %s', (id, is) => {
  expect(isDocumentId(id)).toBe(is)
})

test.each([
  [{}, true],
  [{ limit: 0, page: 1, depth: 0 }, true],
  [{ limit: undefined, joins: { hits: { limit: 5 } } }, true],
  [{ limit: -1 }, false],
  [{ limit: 1e99 }, false],
  [{ limit: 'x' }, false],
  [{ limit: 1.5 }, false],
  [{ page: 0 }, false],
  [{ page: 1e308 }, false],
  [{ depth: -1 }, false],
  [{ joins: { hits: { page: -1 } } }, false],
])('the limit, page and depth in %j are valid: %s', (args, are) => {
  expect(hasLegalCounts(args)).toBe(are)
})

describe('isBadInput', () => {
  const withCode = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('driver'), { code }) })

  test.each(['22P02', '22003', '22021', '2201X', '42883'])('isBadInput is true for the Postgres code %s', (code) => {
    expect(isBadInput(withCode(code))).toBe(true)
  })

  test('isBadInput is true for a malformed form and for malformed JSON', () => {
    expect(isBadInput(new Error('Malformed part header'))).toBe(true)
    expect(isBadInput(new SyntaxError('Unexpected token'))).toBe(true)
  })

  test.each(['42703', '42P01', '23505', '57014', '08006', ''])('isBadInput is false for the Postgres code %j', (code) => {
    expect(isBadInput(withCode(code))).toBe(false)
  })
})
