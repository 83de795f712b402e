import type { StaffKey } from '@/domain/staff-messages/staff-messages'

/** A text for staff says each. */
export type ExpressionProblem = StaffKey<'expression'>

/**
 * Expressions that staff may enter (postal codes): a closed grammar, run by an engine of our own that never backtracks
 * (security 33, decision 30). Allowed: `^…$` around pieces of digits, letters, blanks and hyphens, `\d`, classes such as `[0-8]`,
 * repetition of one of these by `?` or a count such as `{3}` or `{2,4}`, and groups with alternatives that are neither repeated
 * nor nested.
 */
export const MAX_EXPRESSION_CHARACTERS = 60

/** `steps` is the number of visited states, for tests: at most states x (characters + 1). */
type Run = Readonly<{ matches: boolean; steps: number }>
export type SafeExpression = Readonly<{ test: (text: string) => boolean; run: (text: string) => Run }>

type Accepts = (character: string) => boolean
/** Either reads one character and goes on to the next state, or goes on to several states without reading. */
type State = Readonly<{ reads: Accepts } | { goesTo: readonly number[] }>

class ExpressionError extends Error {
  constructor(readonly problem: ExpressionProblem) {
    super(problem)
  }
}

/** What is wrong with an expression; null when it is safe to use. */
export const expressionProblem = (source: string): ExpressionProblem | null => compileExpression(source).problem

export function compileExpression(
  source: string,
): Readonly<{ expression: SafeExpression; problem: null } | { expression: null; problem: ExpressionProblem }> {
  if (source.length > MAX_EXPRESSION_CHARACTERS) return { expression: null, problem: 'tooLong' }
  try {
    const states = new Parser(source).parse()
    const run = (text: string) => simulate(states, text)
    return { expression: { run, test: (text) => run(text).matches }, problem: null }
  } catch (error) {
    if (error instanceof ExpressionError) return { expression: null, problem: error.problem }
    throw error
  }
}

/** Follows all ways at once, so that no text makes it try one after the other. */
function simulate(states: readonly State[], text: string): Run {
  let steps = 0
  let current = new Set<number>()
  const enter = (into: Set<number>, index: number): void => {
    steps += 1
    if (into.has(index)) return
    into.add(index)
    const state = states[index]
    if (state && 'goesTo' in state) for (const next of state.goesTo) enter(into, next)
  }
  enter(current, 0)
  for (const character of text) {
    const next = new Set<number>()
    for (const index of current) {
      const state = states[index]
      if (state && 'reads' in state && state.reads(character)) enter(next, index + 1)
    }
    if (next.size === 0) return { matches: false, steps }
    current = next
  }
  return { matches: current.has(states.length), steps }
}

const ATOM = /\\d|\\[-. ]|[A-Za-z0-9 -]|\[(?:[A-Za-z0-9](?:-[A-Za-z0-9])?| )+\]/y
const COUNT = /\?|\{(\d)(?:,(\d))?\}/y

/** Writes the states of an expression; the state after the last one is the match. */
class Parser {
  private at = 0
  private readonly states: State[] = []
  constructor(private readonly source: string) {}

  parse(): readonly State[] {
    this.expect('^')
    do {
      if (this.source[this.at] === '(') this.group()
      else this.piece()
    } while (this.at < this.source.length - 1)
    this.expect('$')
    return this.states
  }

  private piece(): void {
    const accepts = acceptsOf(this.read(ATOM)?.[0] ?? '')
    const count = this.read(COUNT)
    const [whole, low = '1', high = low] = count ?? []
    const [least, most] = whole === '?' ? [0, 1] : [Number(low), Number(high)]
    if (least > most) throw new ExpressionError('notUnderstood')
    for (let copy = 0; copy < least; copy++) this.states.push({ reads: accepts })
    // Each further copy may be left out together with those after it.
    const end = this.states.length + 2 * (most - least)
    for (let copy = least; copy < most; copy++) {
      this.states.push({ goesTo: [this.states.length + 1, end] }, { reads: accepts })
    }
  }

  private group(): void {
    this.at += this.source.startsWith('(?:', this.at) ? 3 : 1
    const start = this.states.length
    this.states.push({ goesTo: [] })
    const starts: number[] = []
    const jumps: number[] = []
    for (;;) {
      starts.push(this.states.length)
      do this.piece()
      while (this.source[this.at] !== '|' && this.source[this.at] !== ')')
      jumps.push(this.states.length)
      this.states.push({ goesTo: [] })
      if (this.source[this.at++] === ')') break
    }
    const end = this.states.length
    const isOptional = this.source[this.at] === '?'
    if (isOptional) this.at += 1
    this.states[start] = { goesTo: isOptional ? [...starts, end] : starts }
    for (const jump of jumps) this.states[jump] = { goesTo: [end] }
  }

  private read(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at
    const match = expression.exec(this.source)
    this.at += match?.[0].length ?? 0
    return match
  }

  private expect(character: string): void {
    if (this.source[this.at] !== character) throw new ExpressionError('notAllowed')
    this.at += 1
  }
}

const isDigit: Accepts = (character) => character >= '0' && character <= '9'

function acceptsOf(atom: string): Accepts {
  if (atom === '') throw new ExpressionError('notAllowed')
  if (atom === '\\d') return isDigit
  if (!atom.startsWith('[')) return (character) => character === atom.at(-1)
  const ranges = [...atom.slice(1, -1).matchAll(/(.)(?:-(.))?/g)].map(([, from = '', to = from]) => ({ from, to }))
  if (ranges.some(({ from, to }) => from > to)) throw new ExpressionError('notUnderstood')
  return (character) => ranges.some(({ from, to }) => character >= from && character <= to)
}
