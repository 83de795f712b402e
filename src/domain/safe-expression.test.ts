import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expressionProblem, LONGEST_EXPRESSION } from './safe-expression'

describe('an expression for postal codes', () => {
  test.each([
    '^\\d{4}$',
    '^\\d{5}$',
    '^(0[1-9]|[1-8]\\d|9[0-8])\\d{3}$',
    '^[1-9]\\d{3} ?[A-Z]{2}$',
    '^(?:AB|CD)\\d{2,4}$',
    '^L-\\d{4}$',
  ])('%s is used by real postal services and accepted', (source) => {
    expect(expressionProblem(source)).toBeNull()
  })

  test.each([
    ['nested repetition', '^(\\d+)+$'],
    ['a repeated group', '^(a|a){9}$'],
    ['a star', '^\\d*$'],
    ['a plus', '^\\d+$'],
    ['an open end', '^\\d{2,}$'],
    ['a big count', '^\\d{50}$'],
    ['a dot', '^.{5}$'],
    ['a back reference', '^(\\d)\\1$'],
    ['a look-ahead', '^(?=\\d)\\d$'],
    ['a look-behind', '^(?<=a)b$'],
    ['a named group', '^(?<a>b)$'],
    ['a nested group', '^((a|b)|c)$'],
    ['no anchors', '\\d{5}'],
    ['only one anchor', '^\\d{5}'],
    ['a reversed range', '^[9-0]$'],
    ['a reversed count', '^\\d{4,2}$'],
    ['nothing', ''],
    ['anchors around nothing', '^$'],
    ['an unclosed class', '^[0-9$'],
    ['too much', `^${'\\d'.repeat(LONGEST_EXPRESSION / 2)}$`],
  ])('%s is refused', (_what, source) => {
    expect(expressionProblem(source)).not.toBeNull()
  })

  test('the check itself takes no time to speak of, whatever it is given', () => {
    const pieces = fc.constantFrom('^', '$', '\\d', '[0-9]', '(', ')', '|', '{2}', '?', 'a', ' ', '[a-', ']', '(?:')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const start = performance.now()
        expressionProblem(parts.join(''))
        expect(performance.now() - start).toBeLessThan(200)
      }),
      { numRuns: 500 },
    )
  })

  test('an accepted expression answers quickly on any input of ten characters', () => {
    const piece = fc.constantFrom('\\d', '\\d?', '\\d{0,9}', '[0-9]?', '(\\d|[0-9])?', '(?:\\d?\\d?|\\d{1,9})?', 'a?')
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), fc.string({ maxLength: 10 }), (parts, tail) => {
        const source = `^${parts.join('')}$`
        fc.pre(expressionProblem(source) === null)
        const expression = new RegExp(source)
        const start = performance.now()
        expression.test(`111111111${tail}`.slice(0, 10))
        expect(performance.now() - start).toBeLessThan(200)
      }),
    )
  })
})
