import type { Pattern, Segment } from './pattern'

/** A segment as a list of signs: a character, `any` for one character of a parameter, `more` for any number of further ones. */
const ANY: unique symbol = Symbol('any')
const MORE: unique symbol = Symbol('more')
type Sign = string | typeof ANY | typeof MORE

const signsOf = (segment: Segment): readonly Sign[] =>
  segment.flatMap((token): Sign[] => (token.kind === 'literal' ? [...token.text.toLowerCase()] : [ANY, MORE]))

/** True when some text is matched by both segments. */
export function segmentsOverlap(left: Segment, right: Segment): boolean {
  const a = signsOf(left)
  const b = signsOf(right)
  const known = new Map<number, boolean>()
  const meet = (i: number, j: number): boolean => {
    const at = i * (b.length + 1) + j
    const before = known.get(at)
    if (before !== undefined) return before
    known.set(at, false)
    const answer = step(i, j)
    known.set(at, answer)
    return answer
  }
  const step = (i: number, j: number): boolean => {
    if (i === a.length && j === b.length) return true
    if (a[i] === MORE)
      return meet(i + 1, j) || (j < b.length && b[j] !== MORE && meet(i, j + 1)) || (b[j] === MORE && meet(i, j + 1))
    if (b[j] === MORE) return meet(i, j + 1) || (i < a.length && meet(i + 1, j))
    if (i === a.length || j === b.length) return false
    return (a[i] === ANY || b[j] === ANY || a[i] === b[j]) && meet(i + 1, j + 1)
  }
  return meet(0, 0)
}

/** True when some path is matched by both patterns (raw text; what the parameters' alphabets allow does not count). */
export const patternsOverlap = (left: Pattern, right: Pattern): boolean =>
  left.segments.length === right.segments.length &&
  left.segments.every((segment, index) => segmentsOverlap(segment, right.segments[index] ?? []))
