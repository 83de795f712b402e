import { expect, test } from 'vitest'
import type { Suggestion } from '@trade-in-shop/contracts/suggestions'
import { searchOptions } from './search-options'

const device: Suggestion = {
  id: 'apple-iphone-13-128gb',
  manufacturer: 'Apple',
  name: 'iPhone 13 128 GB',
  url: 'apple-iphone-13-128gb',
  categoryId: 'phones',
  thumbnail: null,
  releaseYear: 2021,
  maxPrice: 30_000,
}
const kinds = (...args: Parameters<typeof searchOptions>) => searchOptions(...args).map(({ kind }) => kind)

test('matches come with a link to all of them when there are more', () => {
  expect(kinds({ settled: true, failed: false, found: { total: 1, devices: [device], note: null } })).toEqual(['device'])
  expect(kinds({ settled: true, failed: false, found: { total: 30, devices: [device], note: null } })).toEqual(['device', 'all'])
})

test('an empty result leads to the categories, but only once the answer is that of the typed text', () => {
  const found = { total: 0, devices: [], note: null }
  expect(kinds({ settled: true, failed: false, found })).toEqual(['browse'])
  expect(kinds({ settled: false, failed: false, found })).toEqual(['searching'])
})

test('a failed search offers a retry, also when older matches are still there', () => {
  expect(kinds({ settled: true, failed: true, found: undefined })).toEqual(['retry'])
  expect(kinds({ settled: true, failed: true, found: { total: 1, devices: [device], note: null } })).toEqual(['retry'])
})

test('a kind that is not bought is named in place of devices', () => {
  const found = { total: 0, devices: [], note: 'Kopfhörer kaufen wir nicht an.' }
  expect(searchOptions({ settled: true, failed: false, found })).toMatchObject([{ kind: 'browse', note: found.note }])
})
