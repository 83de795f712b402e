import { createHash } from 'node:crypto'
import { CONSENT_DEFAULTS } from '@/domain/consent-mode'
import { isLateBoundary } from './late-boundaries'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const EXECUTABLE = /^(?:|text\/javascript|application\/javascript|module)$/i

/** Data that the framework passes to its scripts: the RSC payload, and the file names of the build. */
const DATA = [
  /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[[\s\S]*\])\);?$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/,
]
/** The pushed value must be JSON, so that no text of a page can become a script. */
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
  /** `'sha256-…'` of each inline script that may run, without duplicates. */
  sources: readonly string[]
  /** Number of unknown inline scripts: they get no hash, so the browser refuses them. */
  refused: number
}>

/** The inline scripts of a finished page as sources of `script-src` (security 21). */
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
