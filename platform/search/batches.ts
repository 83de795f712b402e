export type Document = { id: string; source: Record<string, unknown> }

const MOST_DOCUMENTS = 500
/** Characters; far below the 100 MB that a cluster takes at once, and cheap to hold. */
const MOST_CHARACTERS = 4_000_000

/** Bodies for `_bulk`: an action line and a document line each, bounded in number and size; a large document goes alone. */
export function* inBatches(documents: readonly Document[]): Generator<string> {
  let lines: string[] = []
  let size = 0
  for (const { id, source } of documents) {
    const pair = `${JSON.stringify({ index: { _id: id } })}\n${JSON.stringify(source)}\n`
    if (lines.length > 0 && (lines.length === MOST_DOCUMENTS || size + pair.length > MOST_CHARACTERS)) {
      yield lines.join('')
      lines = []
      size = 0
    }
    lines.push(pair)
    size += pair.length
  }
  if (lines.length > 0) yield lines.join('')
}
