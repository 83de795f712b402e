import { ANY_PUSH, PAYLOAD_PUSH, payloadRows, pushScript, rowKind } from './framework-internals'

/** The rows in the new order: the head, then the page before its frame, then the rows that repeat no text of the HTML. */
function reordered(rows: readonly string[]): string[] {
  const of = (kind: ReturnType<typeof rowKind>) => rows.filter((row) => rowKind(row) === kind)
  // Every part needs the types at once, while it waits for components by itself. Imports follow the file names they refer to.
  return [...of('type'), ...of('head'), ...of('tree').reverse(), ...of('other')]
}

/** Line and paragraph separator as the framework escapes them in JSON, and as bytes. */
const SEPARATORS = /[\u2028\u2029]/g
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1')

/**
 * The finished page with its RSC payload in one push, the page's own part before the frame's and both before the imports: the
 * payload repeats the texts of the HTML, and gzip finds repetitions only within 32 KB. React accepts the parts in any order.
 * A page with unknown rows stays unchanged. The page is given and returned as bytes (`latin1`), which takes half the memory.
 */
export function compactRscPayload(html: string): string {
  const pushes = [...html.matchAll(PAYLOAD_PUSH)]
  if (pushes.length === 0 || pushes.length !== [...html.matchAll(ANY_PUSH)].length) return html
  const text = pushes.map((push) => String(JSON.parse(push[1] ?? '""'))).join('')
  const rows = payloadRows(text.replace(SEPARATORS, bytesOf))
  if (!rows) return html
  let compact = ''
  let end = 0
  for (const [index, push] of pushes.entries()) {
    compact += html.slice(end, push.index) + (index === 0 ? pushScript(reordered(rows).join('')) : '')
    end = push.index + push[0].length
  }
  compact += html.slice(end)
  return compact.length < html.length ? compact : html
}
