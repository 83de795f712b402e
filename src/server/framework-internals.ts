// Names, forms and functions of Next and React that they do not document, so that an upgrade may change them. They stand here
// and in no other file of src; framework-internals.test.ts (in this folder and in tests/http) fails when one has changed.
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import * as z from 'zod'

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

// Requests of the router

const RSC = 'rsc'
const PREFETCH = 'next-router-prefetch'
const SEGMENT = 'next-router-segment-prefetch'
const STATE_TREE = 'next-router-state-tree'
/** The query key by which the router keeps caches apart; it recognises its own request by it. */
export const ROUTER_KEY = '_rsc'
const ROUTER_KEY_IN_QUERY = /(?:^|&)_rsc(?:=[^&]*)?(?=&|$)/g

export const withoutRouterKey = (query: string): string => query.replace(ROUTER_KEY_IN_QUERY, '').replace(/^&/, '')

export const isRouterRequest = (rsc: unknown): boolean => rsc !== undefined && rsc !== null

/** The part of a request that may select a cached answer: only the router's variant, no data of the visitor. */
export type Variant = Readonly<Record<string, string>>

/**
 * The router's headers that select another answer at the same address; null when they are not of a known form. The state tree
 * and `next-url` are left out, because a page that reads no data of the visitor is the same for all of them, and so is a segment
 * without its prefetch, which the framework passes over: invented ones would else be entries of the cache for the same bytes.
 */
export function readVariant(headers: IncomingHttpHeaders): Variant | null {
  if (headers[RSC] === undefined) return {}
  const prefetch = one(headers[PREFETCH])
  const segment = prefetch === '1' ? one(headers[SEGMENT]) : undefined
  if (headers[RSC] !== '1' || (prefetch !== undefined && !/^[123]$/.test(prefetch))) return null
  if (segment !== undefined && !/^\/[\x21-\x7e]{1,500}$/.test(segment)) return null
  return {
    [RSC]: '1',
    ...(prefetch !== undefined && { [PREFETCH]: prefetch }),
    ...(segment !== undefined && { [SEGMENT]: segment }),
  }
}

export const isPrefetch = (variant: Variant): boolean => variant[PREFETCH] !== undefined

/** The address of a variant: the framework redirects a router's request whose key does not fit its headers. */
export async function variantAddress(path: string, variant: Variant): Promise<string> {
  if (variant[RSC] === undefined) return path
  // `readVariant` lets 1 to 3 through, the values of Next's own type.
  const prefetch = variant[PREFETCH] as '1' | undefined
  return `${path}?${ROUTER_KEY}=${await computeCacheBustingSearchParam(prefetch, variant[SEGMENT], undefined, undefined)}`
}

// Headers

/** Headers by which a visitor could speak in the framework's name. */
export const isFrameworkRequestHeader = (name: string): boolean =>
  /^(?:x-middleware-.*|x-invoke-.*|x-matched-path|x-now-.*|x-nextjs-data|x-next-.*|x-prerender-.*|x-vercel-.*|next-resume)$/.test(
    name,
  )

/** Headers that show how an answer was made. */
export const isFrameworkAnswerHeader = (name: string): boolean =>
  /^(?:x-middleware-.*|x-nextjs-cache|x-nextjs-matched-path|x-powered-by)$/.test(name)

/** The form of a page depends on the last two: whether it has its style sheets inside. */
export const PAGE_VARY = `${RSC}, ${STATE_TREE}, ${PREFETCH}, ${SEGMENT}, accept-encoding, sec-fetch-mode, sec-fetch-site`

/** The inner address that answered, as the rewrite of the proxy says; null without a rewrite. */
export function rewrittenTo(headers: IncomingHttpHeaders): string | null {
  const rewrite = one(headers['x-middleware-rewrite'])
  if (rewrite === undefined || !URL.canParse(rewrite, 'http://inner')) return null
  return new URL(rewrite, 'http://inner').pathname
}

/** Whether the framework's own cache had the page: `stale` while it renders the page again, `null` when it was rendered now. */
export function frameworkCacheState(headers: IncomingHttpHeaders): 'hit' | 'stale' | null {
  const state = one(headers['x-nextjs-cache'])
  return state === 'HIT' ? 'hit' : state === 'STALE' ? 'stale' : null
}

// The configuration of a build

export const BUILT_CONFIG_FILE = 'required-server-files.json'
/** The variable by which Next takes a configuration that is already resolved. */
export const BUILT_CONFIG_VARIABLE = '__NEXT_PRIVATE_STANDALONE_CONFIG'

const DraftSecret = z.object({ preview: z.object({ previewModeId: z.string() }) })

/** The cookie by which a request of ours asks for a page without the framework's caches (its draft mode); a secret of the build. */
export function readDraftCookie(distDir: string): string {
  const { preview } = DraftSecret.parse(JSON.parse(readFileSync(join(distDir, 'prerender-manifest.json'), 'utf8')))
  return `__prerender_bypass=${preview.previewModeId}`
}

// Style sheets of a page

const SHEET_LINK = /<link rel="stylesheet" href="\/_next\/static\/(chunks\/[\w~-]+\.css)[^"]*" (data-precedence="[^"]*")\/>/g
const ADDRESS_IN_SHEET = /url\(\.\.\//g

/**
 * A page with its style sheets inside; `readSheet` gets a path below `static/`. The links stay, for paper: the browser fetches
 * them last, for the next page, and React takes a sheet whose link is in the page for loaded, whatever its medium. Styles with a
 * precedence are none of a component for React: without it the style sheet of a partner would be compared with the first one.
 */
export function insertStyles(html: string, readSheet: (file: string) => string | null): string {
  return html.replace(SHEET_LINK, (link: string, file: string, precedence: string) => {
    const sheet = readSheet(file)
    if (sheet === null || /<\/style/i.test(sheet)) return link
    const styles = sheet.replace(ADDRESS_IN_SHEET, 'url(/_next/static/')
    return `<style ${precedence}>${styles}</style>${link.replace(/\/>$/, ' media="print"/>')}`
  })
}

// Inline scripts of a page

/** Data that the framework passes to its scripts: the RSC payload, and the file names of the build. The group is JSON. */
export const DATA_SCRIPTS = [
  /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[[\s\S]*\])\);?$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/,
]

/** React's own scripts, which insert parts of a page that arrive late. */
export const SUSPENSE_SCRIPTS = {
  /** SHA-256 of each piece; a piece begins at each match of `piece`. */
  known: new Set([
    'rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=', // $RS: a segment
    'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=', // $RB, $RV, $RC: a boundary
    'QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk=', // $RM, $RR: a boundary that waits for its styles
    '5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo=', // $RX: a boundary that the browser must render
    'HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U=', // the same function alone
  ]),
  piece: /(?=\$RS=function|\$RB=\[\]|\$RX=function|\$RM=new Map)/,
  /** The call at the end: ids of elements, then JSON. */
  call: /\$R[CSRX]\(((?:"(?:[^"\\<]|\\.)*"|null|[[\],\s])*)\);?$/,
  clock: 'requestAnimationFrame(function(){$RT=performance.now()});',
}

const SUSPENSE_SCRIPT = /<script(?: id="[^"]*")?>((?:\$R|requestAnimationFrame\()[^]*?)<\/script>/g
const LATE_PART = /\$RC\("(B:[0-9a-f]+)","(S:[0-9a-f]+)"\)$/

/**
 * A finished page with its late parts in their places, where React's scripts would move them: they are painted with the rest, and
 * also where no script runs. React sends every part of some size late, ready or not. A page with a part that waits for its styles,
 * or that the browser must render, stays unchanged.
 */
export function inlineBoundaries(html: string): string {
  let page = html
  for (const [script, text = ''] of html.matchAll(SUSPENSE_SCRIPT)) {
    const [, boundary = '', part = ''] = LATE_PART.exec(text) ?? []
    const placed = text === SUSPENSE_SCRIPTS.clock ? page.replace(script, '') : inlineBoundary(page, { script, boundary, part })
    if (placed === null) return html
    page = placed
  }
  return page
}

/** The page with one part in its place and without its script; null when it is not written as expected. */
function inlineBoundary(page: string, { script, boundary, part }: Record<'script' | 'boundary' | 'part', string>): string | null {
  const [opening, closing] = [`<div hidden id="${part}">`, `</div>${script}`]
  const holder = `<!--$?--><template id="${boundary}"></template>`
  const [from, to] = [page.indexOf(opening), page.indexOf(closing)]
  const start = page.indexOf(holder)
  const end = start < 0 ? -1 : endOfBoundary(page, start + holder.length)
  if (from < end || to < from || end < 0) return null
  const content = page.slice(from + opening.length, to)
  return `${page.slice(0, start)}<!--$-->${content}${page.slice(end, from)}${page.slice(to + closing.length)}`
}

/** The end of what is shown while a part is awaited, which may itself have boundaries; -1 when there is none. */
function endOfBoundary(page: string, from: number): number {
  let depth = 1
  const sign = /<!--(\/?)\$[?!~]?-->/g
  sign.lastIndex = from
  for (let found = sign.exec(page); found; found = sign.exec(page)) {
    depth += found[1] === '/' ? -1 : 1
    if (depth === 0) return found.index
  }
  return -1
}
