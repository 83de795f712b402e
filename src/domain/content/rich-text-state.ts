import * as z from 'zod'

/** Far above any page that people read; a page beyond it is a mistake or an attack (F26). */
const MAX_NODES = 20_000
const MAX_CHARACTERS = 400_000
const MAX_DEPTH = 40

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const childrenOf = (node: unknown): unknown => (isObject(node) ? node.children : undefined)

/** The nodes of a text in the order in which they are read, each with its depth; never more than `MAX_NODES`. */
export function* walkNodes(state: unknown): Generator<Readonly<{ node: Record<string, unknown>; depth: number }>> {
  const waiting: { node: unknown; depth: number }[] = [{ node: isObject(state) ? state.root : null, depth: 0 }]
  for (let seen = 0; seen <= MAX_NODES; seen++) {
    const next = waiting.pop()
    if (!next) return
    if (!isObject(next.node)) continue
    yield { node: next.node, depth: next.depth }
    const children = childrenOf(next.node)
    if (!Array.isArray(children) || next.depth > MAX_DEPTH) continue
    for (const node of children.slice(0, MAX_NODES).toReversed()) waiting.push({ node, depth: next.depth + 1 })
  }
}

/** True for a text small enough to be rendered for every visitor. The check itself stops at the bounds. */
function isBounded(state: Record<string, unknown>): boolean {
  let nodes = 0
  let characters = 0
  for (const { node, depth } of walkNodes(state)) {
    nodes += 1
    if (typeof node.text === 'string') characters += node.text.length
    if (nodes > MAX_NODES || characters > MAX_CHARACTERS || depth > MAX_DEPTH) return false
  }
  return true
}

/** Lexical's serialised editor state, bounded in nodes, letters and depth. */
export const RichTextState = z
  .record(z.string(), z.unknown())
  .refine((state) => Array.isArray(childrenOf(state.root)), 'is no text of the editor')
  .refine(isBounded, 'is longer or deeper than a page may be')
export type RichTextState = z.infer<typeof RichTextState>
