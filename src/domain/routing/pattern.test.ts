import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternsOverlap } from './overlap'
import { compareWeight, compilePattern, fillPattern, matchPattern } from './pattern'

const weigh = (left: string, right: string) => Math.sign(compareWeight(compilePattern(left), compilePattern(right)))
const overlap = (left: string, right: string) => patternsOverlap(compilePattern(left), compilePattern(right))

test('several parameters of one segment are told apart', () => {
  const pattern = compilePattern('/clarification/clarificationQuickAnswer/{id}:{trade}:{offerid}')
  expect(matchPattern(pattern, '/clarification/clarificationQuickAnswer/a:b:c')).toEqual({ id: 'a', trade: 'b', offerid: 'c' })
  expect(matchPattern(pattern, '/clarification/clarificationQuickAnswer/a:b')).toBeNull()
})

test('a parameter never takes a slash and is never empty', () => {
  const pattern = compilePattern('/produkte/uebersicht-{overview}')
  expect(matchPattern(pattern, '/produkte/uebersicht-')).toBeNull()
  expect(matchPattern(pattern, '/produkte/uebersicht-a/b')).toBeNull()
})

test('the raw text is matched, the value is decoded', () => {
  expect(matchPattern(compilePattern('/produkte/{pdp}'), '/produkte/%75ebersicht-x')).toEqual({ pdp: 'uebersicht-x' })
  expect(matchPattern(compilePattern('/produkte/uebersicht-{pdp}'), '/produkte/%75ebersicht-x')).toBeNull()
})

test('a broken escape is no match and no exception', () => {
  expect(matchPattern(compilePattern('/produkte/{pdp}'), '/produkte/%E0%A4%A')).toBeNull()
})

test.each([
  ['/produkte/uebersicht-{overview}', '/produkte/{pdp}', -1],
  ['/newsletter/unsubscribe/success', '/newsletter/unsubscribe/{emailHash}', -1],
  ['/{a}-xy{b}', '/{a}-x{b}', -1],
  ['/{a}-x{b}', '/{a}-y{b}', 0],
  ['/a/{b}', '/{b}/a', -1],
])('%s against %s', (left, right, expected) => {
  expect(weigh(left, right)).toBe(expected)
  expect(weigh(right, left)).toBe(expected === 0 ? 0 : -expected)
})

test.each([
  ['/{a}-x{b}', '/{a}-y{b}', true],
  ['/{a}x', '/y{a}', true],
  ['/x{a}', '/y{a}', false],
  ['/{a}', '/{a}/b', false],
  ['/Kontakt', '/kontakt', true],
  ['/a{b}c{d}e', '/ace', false],
  ['/a{b}c{d}e', '/axcxe', true],
])('%s and %s share a path: %s', (left, right, expected) => {
  expect(overlap(left, right)).toBe(expected)
  expect(overlap(right, left)).toBe(expected)
})

test('two patterns that match one path overlap, whatever they are', () => {
  const piece = fc.constantFrom('a', 'b', '-', '{p}')
  const segment = fc.array(piece, { minLength: 1, maxLength: 5 }).filter((pieces) => !pieces.join('').includes('{p}{p}'))
  const named = (pieces: string[]) => {
    let count = 0
    return `/${pieces.map((part) => (part === '{p}' ? `{p${count++}}` : part)).join('')}`
  }
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(segment, segment, text, (left, right, path) => {
      const [a, b] = [compilePattern(named(left)), compilePattern(named(right))]
      const both = matchPattern(a, `/${path}`) !== null && matchPattern(b, `/${path}`) !== null
      return !both || patternsOverlap(a, b)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['kontakt', 'must start with a slash'],
  ['/a//b', 'empty part'],
  ['/a/', 'empty part'],
  ['/{a}{b}', 'nothing between'],
  ['/{a}/{a}', 'twice'],
  ['/a b', 'not an address'],
  ['/{a', 'not an address'],
  ['/a?b=c', 'not an address'],
  ['/..', 'browsers remove'],
])('%s is refused: %s', (source, reason) => {
  expect(() => compilePattern(source)).toThrow(reason)
})

test('filling without a value is an error that names the parameter', () => {
  expect(() => fillPattern(compilePattern('/produkte/{pdp}'), {})).toThrow('{pdp}')
})
