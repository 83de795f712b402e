import type { Segment } from './pattern'

/**
 * The text around the parameters of a segment, in the form of `foldCase`: one more than there are parameters, empty
 * where a parameter begins or ends the segment.
 */
export type SegmentTexts = readonly string[]

export function segmentTexts(segment: Segment): SegmentTexts {
  const texts = ['']
  for (const token of segment) {
    if (token.kind === 'param') texts.push('')
    else texts[texts.length - 1] += foldCase(token.text)
  }
  return texts
}

/**
 * The values of a segment's parameters, each of one character or more and as short as the rest allows; null when the segment
 * does not match. Each text is searched once from the left, without backtracking (decision 30): if a later position would match,
 * so does an earlier one.
 * @param raw the visitor's text; the values are cut from it
 * @param folded the same in the form of `foldCase`
 */
export function matchSegment(texts: SegmentTexts, raw: string, folded: string): readonly string[] | null {
  const [first = '', ...rest] = texts
  const last = rest.pop()
  if (last === undefined) return folded === first ? [] : null
  if (!folded.startsWith(first) || !folded.endsWith(last)) return null
  const values: string[] = []
  let from = first.length
  for (const text of rest) {
    const at = folded.indexOf(text, from + 1)
    if (at < 0) return null
    values.push(raw.slice(from, at))
    from = at + text.length
  }
  const end = folded.length - last.length
  return end > from ? [...values, raw.slice(from, end)] : null
}

const ASCII = /^[\x00-\x7f]*$/

/** A text in which case does not count; as long as the text itself, so that places agree. */
export const foldCase = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : Array.from(text, foldCharacter).join('')

function foldCharacter(character: string): string {
  const folded = character.toUpperCase().toLowerCase()
  return folded.length === character.length ? folded : character
}
