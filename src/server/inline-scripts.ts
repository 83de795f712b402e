import { createHash } from 'node:crypto'
import {
  HEAD_SCRIPTS,
  MARK_WITH_ACCOUNT,
  MARK_WITH_ANSWERS,
  MARK_WITHOUT_ACCOUNT,
  MARK_WITHOUT_CART,
} from '@/domain/page-scripts'
import {
  ANY_PUSH,
  COPIED_TAGS,
  DATA_SCRIPTS,
  OWN_PUSH,
  PAYLOAD_PUSH,
  payloadRows,
  pushScript,
  rowKind,
  scriptElement,
  SUSPENSE_SCRIPTS,
} from './framework-internals'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const EXECUTABLE = /^(?:|text\/javascript|application\/javascript|module)$/i

type Encoding = 'utf8' | 'latin1'
const digest = (text: string, encoding: Encoding = 'utf8'): string => createHash('sha256').update(text, encoding).digest('base64')

/** The value of a JSON text; undefined where it is none. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The pushed value must be JSON, or one literal of ours, so that no text of a page can become a script. */
function isData(text: string): boolean {
  if (OWN_PUSH.test(text)) return true
  const data = DATA_SCRIPTS.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0]
  return data !== undefined && typeof parsed(data) === 'object'
}

/** True for an inline script that is React's own and only inserts a part of the page that arrived late. */
function isSuspenseScript(text: string): boolean {
  const { known, piece, call, clock } = SUSPENSE_SCRIPTS
  if (text === clock) return true
  const found = call.exec(text)
  if (!found || parsed(`[${found[1] ?? ''}]`) === undefined) return false
  const pieces = text.slice(0, found.index).split(piece)
  return pieces.every((own) => own === '' || known.has(digest(own)))
}

/** The inline scripts of our own. */
export const PAGE_SCRIPTS: ReadonlySet<string> = new Set([
  ...HEAD_SCRIPTS,
  MARK_WITHOUT_CART,
  MARK_WITHOUT_ACCOUNT,
  MARK_WITH_ACCOUNT,
  MARK_WITH_ANSWERS,
])
const isKnown = (text: string): boolean => PAGE_SCRIPTS.has(text) || isData(text) || isSuspenseScript(text)

const TYPE = /\btype\s*=\s*"([^"]*)"/i

export type InlineScripts = Readonly<{
  /** `'sha256-…'` of each inline script that may run, without duplicates. */
  sources: readonly string[]
  /** Number of unknown inline scripts: they get no hash, so the browser refuses them. */
  refused: number
}>

/** The inline scripts of a finished page, given as text or as bytes (`latin1`), as sources of `script-src` (security 21). */
export function inlineScripts(html: string, encoding?: Encoding): InlineScripts {
  const sources = new Set<string>()
  let refused = 0
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || !EXECUTABLE.test(TYPE.exec(attributes)?.[1] ?? '') || text.trim() === '') continue
    if (isKnown(text.trim())) sources.add(`'sha256-${digest(text, encoding)}'`)
    else refused += 1
  }
  return { sources: [...sources], refused }
}

/** The rows in the new order: the head, then the page before its frame, then the rows that repeat no text of the HTML. */
function reordered(rows: readonly string[]): string[] {
  const of = (kind: ReturnType<typeof rowKind>) => rows.filter((row) => rowKind(row) === kind)
  // Every part needs the types at once, while it waits for components by itself. Imports follow the file names they refer to.
  return [...of('type'), ...of('head'), ...of('tree').reverse(), ...of('other')]
}

/** Line and paragraph separator as the framework escapes them in JSON, and as bytes. */
const SEPARATORS = /[\u2028\u2029]/g
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1')

const LINKED_DATA = /<script type="application\/ld\+json">([^<]*)<\/script>/g
const isOnce = (text: string, part: string): boolean => text.split(part).length === 2

/**
 * A page whose payload lacks what its HTML alone needs: hints, which the HTML has as links; the scripts of the head, beside which
 * React looks for its own tags; and JSON-LD, which goes to the end of the body, where React skips scripts too. Tags that the
 * framework copies are in neither.
 */
function withoutRepetitions(html: string, rows: readonly string[]): { html: string; rows: string[] } {
  const heads = rows.filter((row) => rowKind(row) === 'head')
  const places = heads.map((row) => `"$${row.slice(0, row.indexOf(':'))}:`)
  const isReferredTo = rows.some((row) => places.some((place) => row.includes(place)))
  const withoutCopies = (text: string) => (isReferredTo ? text : text.replace(COPIED_TAGS, ''))
  let lean = rows.filter((row) => rowKind(row) !== 'hint').map((row) => (heads.includes(row) ? withoutCopies(row) : row))
  let page = withoutCopies(html)
  const isDropped = (element: string): boolean => {
    if (!isOnce(lean.join(''), element)) return false
    lean = lean.map((row) => row.replace(element, 'null'))
    return true
  }
  for (const text of HEAD_SCRIPTS) isDropped(scriptElement(text))
  for (const [script, text = ''] of html.matchAll(LINKED_DATA)) {
    if (!isOnce(page, script) || !isOnce(page, '</body>') || !isDropped(scriptElement(text, '"type":"application/ld+json",')))
      continue
    page = page.replace(script, '').replace('</body>', () => `${script}</body>`)
  }
  return { html: page, rows: lean }
}

/**
 * The finished page with its RSC payload in one push, the page's own part before the frame's and both before the imports: the
 * payload repeats the texts of the HTML, and gzip finds repetitions only within 32 KB. React accepts the parts in any order.
 * A page with unknown rows stays unchanged. The page is given and returned as bytes (`latin1`), which takes half the memory.
 */
export function compactRscPayload(html: string): string {
  const pushes = [...html.matchAll(PAYLOAD_PUSH)]
  const [first] = pushes
  if (!first || pushes.length !== [...html.matchAll(ANY_PUSH)].length) return html
  const text = pushes.map((push) => String(JSON.parse(push[1] ?? '""'))).join('')
  const all = payloadRows(text.replace(SEPARATORS, bytesOf))
  if (!all) return html
  const { html: page, rows } = withoutRepetitions(html, all)
  const payload = pushScript(reordered(rows).join(''))
  // The new push is of another form than those that are removed.
  const compact = page.replace(first[0], () => payload).replace(PAYLOAD_PUSH, '')
  return compact.length < html.length ? compact : html
}
