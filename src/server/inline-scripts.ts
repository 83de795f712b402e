import { createHash } from 'node:crypto'
import {
  CONSENT_DEFAULTS,
  MARK_WITH_ACCOUNT,
  MARK_WITH_ANSWERS,
  MARK_WITHOUT_ACCOUNT,
  MARK_WITHOUT_CART,
} from '@/domain/page-scripts'
import { isSwitchedOn } from '@/runtime/shortcuts'
import { DATA_SCRIPTS, SUSPENSE_SCRIPTS } from './framework-internals'

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

/** The pushed value must be JSON, so that no text of a page can become a script. */
function isData(text: string): boolean {
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

export const PAGE_SCRIPTS: ReadonlySet<string> = new Set([
  CONSENT_DEFAULTS,
  MARK_WITHOUT_CART,
  MARK_WITHOUT_ACCOUNT,
  MARK_WITH_ACCOUNT,
  MARK_WITH_ANSWERS,
])
const CHECKS_SCRIPTS = isSwitchedOn('script-check')
const isKnown = (text: string): boolean => !CHECKS_SCRIPTS || PAGE_SCRIPTS.has(text) || isData(text) || isSuspenseScript(text)

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
