import { gzipSync } from 'node:zlib'

/** A push of the page's tree, as React serialises it; the group is its text as JSON. */
const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
const ANY_PUSH = /self\.__next_f\.push\(\[[1-9]/g
/** Rows of raw bytes (typed arrays, blobs): pages have none. */
const BINARY = /^[AOobUSsLlGgMmV][0-9a-f]+,/
const [COLON, NEWLINE, COMMA] = [0x3a, 0x0a, 0x2c]
/** Signs that would end a script, or that old engines take for the end of a line. */
const SIGNS = /[<>&\u2028\u2029]/g
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Where the row that begins at `from` ends: at its line's end, a long text after as many bytes as it names. */
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

/** Parts of the tree, which may stand in any order. What is no part keeps its own: imports follow the names of their files. */
const isTree = (row: string): boolean => /^[0-9a-f]+:[[{]/.test(row)
/** React's own kinds of element: every part needs them at once, where it waits for components by itself. */
const isKind = (row: string): boolean => /^[0-9a-f]+:"\$S/.test(row)

/** What stands in the document's head: the first that gzip forgets. */
const isHead = (row: string): boolean => /^[0-9a-f]+:\[\["\$","(?:title|meta)"/.test(row)

/** The head, then the page before its frame, then what repeats nothing. */
function turned(rows: readonly string[]): string[] {
  const parts = rows.filter(isTree)
  const others = rows.filter((row) => !isTree(row) && !isKind(row))
  return [...rows.filter(isKind), ...parts.filter(isHead), ...parts.filter((row) => !isHead(row)).reverse(), ...others]
}

const pushOf = (rows: readonly string[]): string =>
  `<script>self.__next_f.push([1,${JSON.stringify(rows.join('')).replace(SIGNS, escaped)}])</script>`

/**
 * The finished page with its tree in one push, the page's own part before the frame's and both before the imports: the tree
 * repeats the texts of the HTML, and gzip finds a repetition only within 32 KB. React takes the parts of a tree in any order.
 * Whichever of the two orders is smaller; anything unknown stays as it is.
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
