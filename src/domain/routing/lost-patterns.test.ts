import { expect, test } from 'vitest'
import { lostPatterns } from './lost-patterns'

const routes = (...patterns: string[]) => patterns.map((pattern) => ({ screen: 'sellCategory', pattern }))

test.each([
  ['an address that was taken off the list', ['/verkaufen/{category}'], ['/ankauf/{category}'], ['/verkaufen/{category}']],
  ['an address that is further down now', ['/verkaufen/{category}'], ['/ankauf/{category}', '/verkaufen/{category}'], []],
  ['the English one, which answers by itself', ['/sell/{category}'], ['/ankauf/{category}'], []],
  ['another case of the same', ['/Verkaufen/{category}'], ['/verkaufen/{category}'], []],
])('a pattern that no longer answers is lost, one that still does is not: %s', (_what, before, after, lost) => {
  expect(lostPatterns('sellCategory', before, routes(...after))).toEqual(lost)
})
