import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { isSwitchedOn } from '@/runtime/shortcuts'
import { insertStyles } from './framework-internals'

const INLINES_STYLES = isSwitchedOn('inline-styles')

/**
 * Whether a browser comes from elsewhere to a page, so that it may lack the style sheets of this build (decision 218). A page of
 * this shop has fetched them before it leads on.
 */
export const lacksStyles = (headers: IncomingHttpHeaders): boolean =>
  INLINES_STYLES && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-site'] !== 'same-origin'

/** Puts the style sheets of a build, which are read once, into pages (as bytes). */
export function makeStyleInserter(staticFolder: string): (page: Buffer) => Buffer {
  const sheets = new Map<string, string | null>()
  const readSheet = (file: string): string | null => {
    const known = sheets.get(file)
    if (known !== undefined) return known
    const sheet = readText(join(staticFolder, file))
    sheets.set(file, sheet)
    return sheet
  }
  return (page) => Buffer.from(insertStyles(page.toString('latin1'), readSheet), 'latin1')
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return null
  }
}
