import { expect, test } from 'vitest'
import { filterSource, wants } from './source-filter'

const source = { url: 'a', key: 'k', manufacturers: [{ url: 'b', series: [{ url: 'c', content: 'long' }] }] }
const filter = (includes: string[] | null, excludes: string[] = []) => ({ includes, excludes, none: false })

test.each([
  [filter(null), source],
  [filter(null, ['manufacturers']), { url: 'a', key: 'k' }],
  [filter(['url']), { url: 'a' }],
  [filter(['manufacturers.series.url']), { manufacturers: [{ series: [{ url: 'c' }] }] }],
  [filter(null, ['manufacturers.series.content']), { ...source, manufacturers: [{ url: 'b', series: [{ url: 'c' }] }] }],
  [filter(['*'], ['man*']), { url: 'a', key: 'k' }],
])('%j', (given, expected) => {
  expect(filterSource(source, given)).toEqual(expected)
})

test('questions are added only when they are requested', () => {
  expect(wants(filter(null), 'questions')).toBe(true)
  expect(wants(filter(null, ['questions']), 'questions')).toBe(false)
  expect(wants(filter(['url']), 'questions')).toBe(false)
  expect(wants(filter(['questions.code']), 'questions')).toBe(true)
})
