import { segmentRegexSource, type Pattern, type Segment } from './pattern'

/**
 * Patterns by their segments, so that a lookup follows the path and not the list: 100,000 patterns cost a visit no more
 * than ten. Segments with parameters are found by their leading text. More literal ones come first.
 */
export type PatternTrie<Value> = {
  literals: Map<string, PatternTrie<Value>>
  /** Leading literal length, longest first -> leading text -> edges. */
  params: Map<number, Map<string, ParamEdge<Value>[]>>
  values: Value[]
}
type ParamEdge<Value> = { source: string; regex: RegExp; next: PatternTrie<Value> }

export const emptyTrie = <Value>(): PatternTrie<Value> => ({ literals: new Map(), params: new Map(), values: [] })

const lower = (text: string): string => text.toLowerCase()

/** Adds a value under a pattern; the order of values of one pattern is kept. */
export function addPattern<Value>(trie: PatternTrie<Value>, pattern: Pattern, value: Value): void {
  let node = trie
  for (const segment of pattern.segments) node = isLiteral(segment) ? literalChild(node, segment) : paramChild(node, segment)
  node.values.push(value)
}

const isLiteral = (segment: Segment): boolean => segment.every((token) => token.kind === 'literal')
const leadingText = (segment: Segment): string => (segment[0]?.kind === 'literal' ? lower(segment[0].text) : '')

function literalChild<Value>(node: PatternTrie<Value>, segment: Segment): PatternTrie<Value> {
  const text = lower(segment.map((token) => (token.kind === 'literal' ? token.text : '')).join(''))
  return getOrAdd(node.literals, text, emptyTrie<Value>)
}

function paramChild<Value>(node: PatternTrie<Value>, segment: Segment): PatternTrie<Value> {
  const leading = leadingText(segment)
  if (!node.params.has(leading.length)) {
    node.params = new Map([...node.params, [leading.length, new Map()] as const].sort(([left], [right]) => right - left))
  }
  const edges = getOrAdd(
    node.params.get(leading.length) ?? new Map<string, ParamEdge<Value>[]>(),
    leading,
    (): ParamEdge<Value>[] => [],
  )
  const source = lower(segmentRegexSource(segment))
  const known = edges.find((edge) => edge.source === source)
  if (known) return known.next
  const edge = { source, regex: new RegExp(`^${segmentRegexSource(segment)}$`, 'iu'), next: emptyTrie<Value>() }
  edges.push(edge)
  edges.sort((left, right) => right.source.length - left.source.length)
  return edge.next
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}

/** What stands under a path, the most literal first, each with the raw values of its parameters in order. */
export function* lookUp<Value>(trie: PatternTrie<Value>, path: string): Generator<readonly [Value, readonly string[]]> {
  yield* walk(trie, path === '/' ? [] : path.slice(1).split('/'), 0, [])
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
  const text = lower(segment)
  const literal = node.literals.get(text)
  if (literal) yield* walk(literal, segments, depth + 1, captured)
  for (const [length, byText] of node.params) {
    for (const edge of byText.get(text.slice(0, length)) ?? []) {
      const match = edge.regex.exec(segment)
      if (match) yield* walk(edge.next, segments, depth + 1, [...captured, ...match.slice(1)])
    }
  }
}
