import { createHash } from 'node:crypto'
import { CONSENT_DEFAULTS } from '@/domain/consent-mode'
import { isLateBoundary } from './late-boundaries'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const EXECUTABLE = /^(?:|text\/javascript|application\/javascript|module)$/i

/** Data that the framework hands to its scripts: the page's tree, and the names of the build's files. */
const DATA = [
  /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[[\s\S]*\])\);?$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/,
]
/** Data only: what is pushed must be JSON, so that no text in a page can make itself a script. */
function isData(text: string): boolean {
  const data = DATA.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0]
  if (data === undefined) return false
  try {
    return typeof JSON.parse(data) === 'object'
  } catch {
    return false
  }
}

const isKnown = (text: string): boolean => text === CONSENT_DEFAULTS || isData(text) || isLateBoundary(text)

const TYPE = /\btype\s*=\s*"([^"]*)"/i

export type InlineScripts = Readonly<{
  /** `'sha256-…'` of each inline script that may run, once. */
  sources: readonly string[]
  /** Inline scripts of unknown kind: they get no hash, and the browser will refuse them. */
  refused: number
}>

/** The inline scripts of a finished page as sources of `script-src` (architecture 2.9). */
export function inlineScripts(html: string): InlineScripts {
  const sources = new Set<string>()
  let refused = 0
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || !EXECUTABLE.test(TYPE.exec(attributes)?.[1] ?? '') || text.trim() === '') continue
    if (isKnown(text.trim())) sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    else refused += 1
  }
  return { sources: [...sources], refused }
}
