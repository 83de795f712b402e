import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternsOverlap } from './overlap'
import { compareWeight, compilePattern, fillPattern, matchPattern } from './pattern'

const weigh = (left: string, right: string) => Math.sign(compareWeight(compilePattern(left), compilePattern(right)))
const overlap = (left: string, right: string) => patternsOverlap(compilePattern(left), compilePattern(right))

test('a segment with several parameters is split at the text between them', () => {
  const pattern = compilePattern('/clarification/clarificationQuickAnswer/{id}:{trade}:{offerid}')
  expect(matchPattern(pattern, '/clarification/clarificationQuickAnswer/a:b:c')).toEqual({ id: 'a', trade: 'b', offerid: 'c' })
  expect(matchPattern(pattern, '/clarification/clarificationQuickAnswer/a:b')).toBeNull()
})

test('a parameter never contains a slash and is never empty', () => {
  const pattern = compilePattern('/produkte/uebersicht-{overview}')
  expect(matchPattern(pattern, '/produkte/uebersicht-')).toBeNull()
  expect(matchPattern(pattern, '/produkte/uebersicht-a/b')).toBeNull()
})

test('a pattern matches the raw text and decodes the values', () => {
  expect(matchPattern(compilePattern('/produkte/{pdp}'), '/produkte/%75ebersicht-x')).toEqual({ pdp: 'uebersicht-x' })
  expect(matchPattern(compilePattern('/produkte/uebersicht-{pdp}'), '/produkte/%75ebersicht-x')).toBeNull()
})

test('a path with a broken escape matches nothing and throws nothing', () => {
  expect(matchPattern(compilePattern('/produkte/{pdp}'), '/produkte/%E0%A4%A')).toBeNull()
})

test.each([
  ['/produkte/uebersicht-{overview}', '/produkte/{pdp}', -1],
  ['/newsletter/unsubscribe/success', '/newsletter/unsubscribe/{emailHash}', -1],
  ['/{a}-xy{b}', '/{a}-x{b}', -1],
  ['/{a}-x{b}', '/{a}-y{b}', 0],
  ['/a/{b}', '/{b}/a', -1],
])('the pattern %s against %s', (left, right, expected) => {
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

test('two patterns that match one path overlap', () => {
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

test('filling a pattern without a value throws an error that names the parameter', () => {
  expect(() => fillPattern(compilePattern('/produkte/{pdp}'), {})).toThrow('{pdp}')
})

// A backtracking engine would try 4 * 10^9 ways on 64 characters. A redirect has at most eight parameters.
test.each(['/{a}-{b}-{c}-{d}-{e}-{f}-{g}-{h}x', '/{a}-{b}-{c}-{d}-{e}-{f}-{g}-{h}/y', '/v{a}--{b}-{c}--{d}-{e}-{f}--{g}x'])(
  '%s with many parameters of one segment refuses a hostile path of 2,048 characters',
  (source) => {
    const pattern = compilePattern(source)
    for (const path of [`/${'-'.repeat(64)}`, `/${'-'.repeat(2047)}`, `/v${'a-'.repeat(1000)}`])
      expect(matchPattern(pattern, path)).toBeNull()
  },
)

test('a path longer than 2,048 characters matches no pattern', () => {
  const pattern = compilePattern('/{a}')
  expect(matchPattern(pattern, `/${'a'.repeat(2047)}`)).not.toBeNull()
  expect(matchPattern(pattern, `/${'a'.repeat(2048)}`)).toBeNull()
})

test('a segment matches like the lazy regular expression, also in letter case and beyond ASCII', () => {
  const letters = fc.constantFrom('a', 'B', '-', 'ü', 'Ü', 'ς', 'Σ', 'σ', 'ß', 'İ')
  const literal = fc.array(letters, { minLength: 1, maxLength: 2 }).map((parts) => parts.join(''))
  const shape = fc.record({ texts: fc.array(literal, { minLength: 1, maxLength: 4 }), open: fc.boolean(), ended: fc.boolean() })
  const text = fc.array(letters, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(shape, text, ({ texts, open, ended }, path) => {
      const parts = [...(open ? [''] : []), ...texts, ...(ended ? [''] : [])]
      const source = parts.reduce((sum, part, index) => (index === 0 ? part : `${sum}{p${index}}${part}`), '')
      const values = new RegExp(`^/${parts.join('([^/]+?)')}$`, 'iu').exec(`/${path}`)
      const expected = values && Object.fromEntries(values.slice(1).map((value, index) => [`p${index + 1}`, value]))
      expect([source, path, matchPattern(compilePattern(`/${source}`), `/${path}`)]).toEqual([source, path, expected])
    }),
    { numRuns: 5000 },
  )
})
