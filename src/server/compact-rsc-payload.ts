import { ANY_PUSH, PAYLOAD_PUSH, payloadRows, pushScript, rowKind } from './framework-internals'

/** The rows in the new order: the head, then the page before its frame, then the rows that repeat no text of the HTML. */
function reordered(rows: readonly string[]): string[] {
  const of = (kind: ReturnType<typeof rowKind>) => rows.filter((row) => rowKind(row) === kind)
  // Every part needs the types at once, while it waits for components by itself. Imports follow the file names they refer to.
  return [...of('type'), ...of('head'), ...of('tree').reverse(), ...of('other')]
}

/**
 * The finished page with its RSC payload in one push, the page's own part before the frame's and both before the imports: the
 * payload repeats the texts of the HTML, and gzip finds repetitions only within 32 KB. React accepts the parts in any order.
 * A page with unknown rows stays unchanged.
 */
export function compactRscPayload(html: string): string {
  const pushes = [...html.matchAll(PAYLOAD_PUSH)]
  if (pushes.length === 0 || pushes.length !== [...html.matchAll(ANY_PUSH)].length) return html
  const rows = payloadRows(pushes.map((push) => String(JSON.parse(push[1] ?? '""'))).join(''))
  if (!rows) return html
  let isFirst = true
  const compact = html.replace(PAYLOAD_PUSH, () => {
    const text = isFirst ? pushScript(reordered(rows).join('')) : ''
    isFirst = false
    return text
  })
  return compact.length < html.length ? compact : html
}
