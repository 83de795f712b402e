import { MAX_PATH_CHARACTERS, type Pattern, type Segment } from './pattern'
import { foldCase, matchSegment, segmentTexts, type SegmentTexts } from './segment-match'

/**
 * Patterns by their segments, so that the time of a lookup depends on the length of the path, not on the number of patterns.
 * Segments with parameters are found by their leading text. More literal ones come first.
 */
export type PatternTrie<Value> = {
  literals: Map<string, PatternTrie<Value>>
  /** Leading literal length, longest first -> leading text -> edges. */
  params: Map<number, Map<string, ParamEdge<Value>[]>>
  values: Value[]
}
type ParamEdge<Value> = { source: string; literalLength: number; texts: SegmentTexts; next: PatternTrie<Value> }

export const emptyTrie = <Value>(): PatternTrie<Value> => ({ literals: new Map(), params: new Map(), values: [] })

/** Adds a value under a pattern; values of one pattern stay in the order in which they were added. */
export function addPattern<Value>(trie: PatternTrie<Value>, pattern: Pattern, value: Value): void {
  let node = trie
  for (const segment of pattern.segments) node = isLiteral(segment) ? literalChild(node, segment) : paramChild(node, segment)
  node.values.push(value)
}

const isLiteral = (segment: Segment): boolean => segment.every((token) => token.kind === 'literal')

function literalChild<Value>(node: PatternTrie<Value>, segment: Segment): PatternTrie<Value> {
  return getOrAdd(node.literals, segmentTexts(segment)[0] ?? '', emptyTrie<Value>)
}

function paramChild<Value>(node: PatternTrie<Value>, segment: Segment): PatternTrie<Value> {
  const texts = segmentTexts(segment)
  const [leading = ''] = texts
  if (!node.params.has(leading.length)) {
    node.params = new Map([...node.params, [leading.length, new Map()] as const].sort(([left], [right]) => right - left))
  }
  const edges = getOrAdd(
    node.params.get(leading.length) ?? new Map<string, ParamEdge<Value>[]>(),
    leading,
    (): ParamEdge<Value>[] => [],
  )
  const source = texts.join('{}')
  const known = edges.find((edge) => edge.source === source)
  if (known) return known.next
  const edge = { source, literalLength: texts.join('').length, texts, next: emptyTrie<Value>() }
  edges.push(edge)
  edges.sort((left, right) => right.literalLength - left.literalLength)
  return edge.next
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}

/** The values whose patterns match a path, the most literal first, each with the raw values of its parameters in order. */
export function* lookUp<Value>(trie: PatternTrie<Value>, path: string): Generator<readonly [Value, readonly string[]]> {
  if (path.length <= MAX_PATH_CHARACTERS) yield* walk(trie, path === '/' ? [] : path.slice(1).split('/'), 0, [])
}

function* walk<Value>(
  node: PatternTrie<Value>,
  segments: readonly string[],
  depth: number,
  captured: readonly string[],
): Generator<readonly [Value, readonly string[]]> {
  const segment = segments[depth]
  if (segment === undefined) {
    for (const value of node.values) yield [value, captured]
    return
  }
  const text = foldCase(segment)
  const literal = node.literals.get(text)
  if (literal) yield* walk(literal, segments, depth + 1, captured)
  for (const [length, byText] of node.params) {
    for (const edge of byText.get(text.slice(0, length)) ?? []) {
      const values = matchSegment(edge.texts, segment, text)
      if (values) yield* walk(edge.next, segments, depth + 1, [...captured, ...values])
    }
  }
}
