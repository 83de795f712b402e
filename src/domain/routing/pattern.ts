import type { Params } from './route-map'
import { foldCase, matchSegment, segmentTexts, type SegmentTexts } from './segment-match'

/** A piece of a segment: literal text, or a parameter (one character or more, never a slash). */
export type Token = Readonly<{ kind: 'literal'; text: string } | { kind: 'param'; name: string }>
export type Segment = readonly Token[]

/** A compiled pattern. Matching and building share it, so that every built link is matched by its own pattern. */
export type Pattern = Readonly<{
  source: string
  segments: readonly Segment[]
  names: readonly string[]
  /** What `matchPattern` compares each segment with. */
  texts: readonly SegmentTexts[]
  /** One number for each segment: a segment without parameters beats any other, longer literal text beats shorter. */
  weight: readonly number[]
}>

const TOKEN = /\{([A-Za-z][A-Za-z0-9]*)\}|([^{}]+)/g
const LITERAL = /^[\p{L}\p{N}._~!$&'()*+,;=:@-]+$/u

export type PatternProblem = 'slash' | 'twice' | 'emptyPart' | 'dots' | 'touching' | 'noAddress'

/** Why a text is not a pattern: the message in English, and `problem` to translate it. */
export class PatternError extends Error {
  constructor(
    readonly problem: PatternProblem,
    message: string,
    /** The values that the translated sentence names. */
    readonly values: Readonly<{ pattern: string; part?: string }>,
  ) {
    super(message)
  }
}

/** Compiles `/clarification/{id}:{trade}`; throws a `PatternError` when the text is no pattern. */
export function compilePattern(source: string): Pattern {
  if (!source.startsWith('/'))
    throw new PatternError('slash', `The pattern "${source}" must start with a slash`, { pattern: source })
  const parts = source === '/' ? [] : source.slice(1).split('/')
  const segments = parts.map((part) => parseSegment(part, source))
  const names = segments.flatMap((segment) => segment.flatMap((token) => (token.kind === 'param' ? [token.name] : [])))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice)
    throw new PatternError('twice', `The pattern "${source}" uses {${twice}} twice`, { pattern: source, part: `{${twice}}` })
  return { source, segments, names, texts: segments.map(segmentTexts), weight: segments.map(segmentWeight) }
}

function parseSegment(part: string, source: string): Segment {
  const values = { pattern: source, part }
  if (part === '')
    throw new PatternError('emptyPart', `The pattern "${source}" has an empty part: remove the double or last slash`, values)
  if (part === '.' || part === '..')
    throw new PatternError('dots', `The pattern "${source}" has a part "${part}" that browsers remove`, values)
  const tokens: Token[] = []
  let read = 0
  for (const match of part.matchAll(TOKEN)) {
    read += match[0].length
    const name = match[1]
    if (name === undefined) tokens.push({ kind: 'literal', text: match[0] })
    else if (tokens.at(-1)?.kind === 'param')
      throw new PatternError('touching', `The pattern "${source}" has two parameters with nothing between them`, values)
    else tokens.push({ kind: 'param', name })
  }
  const odd = tokens.some((token) => token.kind === 'literal' && !LITERAL.test(token.text))
  if (read !== part.length || odd)
    throw new PatternError('noAddress', `The pattern "${source}" has a part "${part}" that is not an address`, values)
  return tokens
}

const literalLength = (segment: Segment): number =>
  segment.reduce((sum, token) => sum + (token.kind === 'literal' ? token.text.length : 0), 0)
const segmentWeight = (segment: Segment): number =>
  segment.every((token) => token.kind === 'literal') ? Number.MAX_SAFE_INTEGER : literalLength(segment)

/** Negative when `left` is tried before `right`: segment by segment from the left, the more literal one first. */
export function compareWeight(left: Pattern, right: Pattern): number {
  for (let index = 0; index < Math.max(left.weight.length, right.weight.length); index++) {
    const difference = (right.weight[index] ?? -1) - (left.weight[index] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

/** No address of the shop is longer; a longer path matches nothing. */
export const MAX_PATH_CHARACTERS = 2048

/** A raw path, split once and then compared with many patterns. */
export type PathParts = Readonly<{ raw: readonly string[]; folded: readonly string[] }>

/** Null for a path that no pattern can match. */
export function splitPath(rawPath: string): PathParts | null {
  if (!rawPath.startsWith('/') || rawPath.length > MAX_PATH_CHARACTERS) return null
  if (rawPath === '/') return { raw: [], folded: [] }
  return { raw: rawPath.slice(1).split('/'), folded: foldCase(rawPath.slice(1)).split('/') }
}

/**
 * The parameters of a raw path, percent-decoded; null when the path does not match or has a broken escape. Literal text matches
 * in any letter case, because another spelling is then redirected to the canonical one by a 308.
 */
export function matchPattern(pattern: Pattern, rawPath: string): Params | null {
  const parts = splitPath(rawPath)
  return parts && matchParts(pattern, parts)
}

export function matchParts({ names, texts }: Pattern, { raw, folded }: PathParts): Params | null {
  if (raw.length !== texts.length) return null
  const values: string[] = []
  for (const [index, own] of texts.entries()) {
    const found = matchSegment(own, raw[index] ?? '', folded[index] ?? '')
    if (!found) return null
    values.push(...found)
  }
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
  } catch {
    return null
  }
}

export type Encode = (value: string) => string

/** Fills a pattern; throws when a parameter is missing. */
export function fillPattern(pattern: Pattern, params: Params, encode: Encode = encodeURIComponent): string {
  const fill = (token: Token): string => {
    if (token.kind === 'literal') return token.text
    const value = params[token.name]
    if (!value) throw new Error(`The pattern "${pattern.source}" needs a value for {${token.name}}`)
    return encode(value)
  }
  return `/${pattern.segments.map((segment) => segment.map(fill).join('')).join('/')}`
}
