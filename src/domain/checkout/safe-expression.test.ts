import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileExpression, expressionProblem, MAX_EXPRESSION_CHARACTERS } from './safe-expression'

/** An expression of 60 characters has at most 14 pieces that are repeated nine times, each with a way around it. */
const STEPS_PER_CHARACTER = 600

const stepsOf = (source: string, input: string): number => {
  const { expression } = compileExpression(source)
  if (!expression) throw new Error(`${source} is refused`)
  return expression.run(input).steps
}

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
    ['too much', `^${'\\d'.repeat(MAX_EXPRESSION_CHARACTERS / 2)}$`],
  ])('%s is refused', (_what, source) => {
    expect(expressionProblem(source)).not.toBeNull()
  })

  // 29 optional pieces in a row cost 2^29 tries in an engine that backtracks.
  const HOSTILE = [
    `^${'1?'.repeat(29)}$`,
    `^${'\\d{0,9}'.repeat(8)}$`,
    `^${'(1|1)?'.repeat(9)}$`,
    `^${'(1?1?|1{0,9})?'.repeat(4)}$`,
    `^${'[0-9]{0,9}1'.repeat(5)}$`,
  ]
  const INPUTS = ['1'.repeat(64), `${'1'.repeat(63)}x`, `${'1'.repeat(9)}x`, '10'.repeat(32)]

  test.each(HOSTILE.flatMap((source) => INPUTS.map((input) => [source, input] as const)))(
    '%s on %s takes a bounded number of steps',
    (source, input) => {
      expect(expressionProblem(source)).toBeNull()
      expect(stepsOf(source, input)).toBeLessThan(STEPS_PER_CHARACTER * (input.length + 1))
    },
  )

  const piece = fc.constantFrom(
    '1',
    '1?',
    '\\d?',
    '\\d{0,9}',
    '[0-9]?',
    '[12 a-c]{2,5}',
    '\\-',
    ' ?',
    '(\\d|[0-9])?',
    '(?:1?a?|\\d{1,9})',
  )
  const sources = fc.array(piece, { minLength: 1, maxLength: 29 }).map((parts) => `^${parts.join('')}$`)
  const inputs = fc.string({ unit: fc.constantFrom('1', '2', 'a', '-', ' ', 'x'), maxLength: 64 })

  test('any accepted expression on any input of 64 characters takes a bounded number of steps', () => {
    fc.assert(
      fc.property(sources, inputs, (source, input) => {
        fc.pre(expressionProblem(source) === null)
        expect(stepsOf(source, input)).toBeLessThan(STEPS_PER_CHARACTER * (input.length + 1))
      }),
      { numRuns: 1000 },
    )
  })

  test('an accepted expression answers as the language’s own engine does', () => {
    const short = fc.array(piece, { minLength: 1, maxLength: 5 }).map((parts) => `^${parts.join('')}$`)
    const few = fc.string({ unit: fc.constantFrom('1', '2', 'a', '-', ' ', 'x'), maxLength: 8 })
    fc.assert(
      fc.property(short, few, (source, input) => {
        fc.pre(source.length <= MAX_EXPRESSION_CHARACTERS)
        const { expression } = compileExpression(source)
        expect([source, input, expression?.test(input)]).toEqual([source, input, new RegExp(source).test(input)])
      }),
      { numRuns: 5000 },
    )
  })

  test('a text that staff can enter is accepted only where the language’s own engine understands it too', () => {
    const pieces = fc.constantFrom(
      '^',
      '$',
      '\\d',
      '[0-9]',
      '(',
      ')',
      '|',
      '{2}',
      '{3,2}',
      '?',
      'a',
      ' ',
      '[a-',
      ']',
      '(?:',
      '[9-0]',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
        const source = parts.join('')
        if (expressionProblem(source) === null) expect(() => new RegExp(source)).not.toThrow()
      }),
      { numRuns: 2000 },
    )
  })
})
