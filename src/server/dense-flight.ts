import { gzipSync } from 'node:zlib'

/** A script that pushes a piece of the page's RSC payload; the group is its text as JSON. */
const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
const ANY_PUSH = /self\.__next_f\.push\(\[[1-9]/g
/** Rows of raw bytes (typed arrays, blobs): pages have none. */
const BINARY = /^[AOobUSsLlGgMmV][0-9a-f]+,/
const [COLON, NEWLINE, COMMA] = [0x3a, 0x0a, 0x2c]
/** Characters that would end a script, or that old engines read as the end of a line. */
const SIGNS = /[<>&\u2028\u2029]/g
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The end of the row that begins at `from`: the end of its line, or, for a long text, the number of bytes that it states. */
function endOfRow(bytes: Buffer, from: number): number | null {
  const colon = bytes.indexOf(COLON, from)
  const line = bytes.indexOf(NEWLINE, from)
  if (colon < 0) return null
  if (bytes[colon + 1] !== 0x54 /* T */) return line < 0 ? null : line + 1
  const comma = bytes.indexOf(COMMA, colon)
  const length = Number.parseInt(bytes.toString('latin1', colon + 2, comma), 16)
  return Number.isNaN(length) || comma + 1 + length > bytes.length ? null : comma + 1 + length
}

function rowsOf(text: string): string[] | null {
  const bytes = Buffer.from(text)
  const rows: string[] = []
  for (let at = 0; at < bytes.length;) {
    const end = endOfRow(bytes, at)
    if (end === null) return null
    const row = bytes.toString('utf8', at, end)
    if (!/^[0-9a-f]*:/.test(row) || BINARY.test(row.slice(row.indexOf(':') + 1))) return null
    rows.push(row)
    at = end
  }
  return rows
}

/** Parts of the tree, whose order is free. Other rows stay in order: imports follow the file names that they refer to. */
const isTree = (row: string): boolean => /^[0-9a-f]+:[[{]/.test(row)
/** React's own element types: every part needs them at once, while it waits for components by itself. */
const isKind = (row: string): boolean => /^[0-9a-f]+:"\$S/.test(row)

/** The document's head: its text in the HTML is the first to leave the window of gzip. */
const isHead = (row: string): boolean => /^[0-9a-f]+:\[\["\$","(?:title|meta)"/.test(row)

/** The rows in the new order: the head, then the page before its frame, then the rows that repeat no text of the HTML. */
function turned(rows: readonly string[]): string[] {
  const parts = rows.filter(isTree)
  const others = rows.filter((row) => !isTree(row) && !isKind(row))
  return [...rows.filter(isKind), ...parts.filter(isHead), ...parts.filter((row) => !isHead(row)).reverse(), ...others]
}

const pushOf = (rows: readonly string[]): string =>
  `<script>self.__next_f.push([1,${JSON.stringify(rows.join('')).replace(SIGNS, escaped)}])</script>`

/**
 * The finished page with its RSC payload in one push, the page's own part before the frame's and both before the imports: the
 * payload repeats the texts of the HTML, and gzip finds repetitions only within 32 KB. React accepts the parts in any order.
 * Returns the smaller of the two orders; a page with unknown rows stays unchanged.
 */
export function denseFlight(html: string): string {
  const pushes = [...html.matchAll(PUSH)]
  if (pushes.length === 0 || pushes.length !== [...html.matchAll(ANY_PUSH)].length) return html
  const rows = rowsOf(pushes.map((push) => String(JSON.parse(push[1] ?? '""'))).join(''))
  if (!rows) return html
  let place = true
  const dense = html.replace(PUSH, () => {
    const text = place ? pushOf(turned(rows)) : ''
    place = false
    return text
  })
  return gzipSync(dense).length < gzipSync(html).length ? dense : html
}
