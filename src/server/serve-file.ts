import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import * as z from 'zod'
import { plainPath, tidyPath } from '@/domain/routing/paths'
import { prerenderedPaths, rulesByPattern } from '@/domain/routing/build-manifest'
import { photographRequest, pictureVariant } from '@/domain/content/picture-row'
import type { Shop } from '@/domain/routing/shop'
import { siteHeaders } from '@/http/response-headers'
import { HOUR, MINUTE } from '@trade-in-shop/runtime/durations'
import type { LanePlace } from './admission'
import { type HttpAnswer, sendAnswer, sendStored, sendText } from './answers'
import type { BuildArchive } from './build-archive'
import { makeAsset } from './cache-loaders'
import type { InnerAnswer } from './inner-request'
import type { Got, PageCache } from './page-cache'
import type { Renderer } from './render'
import { fileHeaders } from './response-defaults'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const FOR_EVER = 'public, max-age=31536000, immutable'
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}
const STATIC = '/_next/static/'

/**
 * `/builds/latest.json` (requested with a timestamp, so that it is never cached) and `/builds/meta/<id>.json` (B-01, B-02);
 * null for any other path.
 */
async function buildAnswer(builds: BuildArchive, path: string, shop: Shop | null): Promise<HttpAnswer | null> {
  const { id } = builds.options
  if (path === '/builds/latest.json') {
    const body = Buffer.from(JSON.stringify({ id }))
    return { status: 200, headers: { ...JSON_TYPE, 'cache-control': 'no-store' }, body }
  }
  const [, wanted] = /^\/builds\/meta\/([\w-]{1,64})\.json$/.exec(path) ?? []
  const manifest = wanted === undefined ? null : await builds.manifest(wanted)
  if (manifest === null) return null
  const body = Buffer.from(JSON.stringify(withAddresses(manifest, shop, builds.options.now())))
  return { status: 200, headers: { ...JSON_TYPE, 'cache-control': FOR_EVER }, body }
}

const Manifest = z.looseObject({ routeRules: z.record(z.string(), z.unknown()) })

/** The manifest with the addresses of the requesting market; when staff change one later, the old one redirects. */
function withAddresses(manifest: string, shop: Shop | null, now: number): unknown {
  const known = Manifest.safeParse(JSON.parse(manifest)).data
  if (!known || !shop) return known ? { ...known, prerendered: [] } : null
  return { ...known, routeRules: rulesByPattern(known.routeRules, shop), prerendered: prerenderedPaths(shop, now) }
}

/** A static file that an open tab of another build requests; null when no stored build has it. */
async function archivedAsset(builds: BuildArchive, path: string): Promise<HttpAnswer | null> {
  const type = TYPES[extname(path)]
  const body = type !== undefined && path.startsWith(STATIC) ? await builds.asset(path.slice(STATIC.length)) : null
  if (body === null || type === undefined) return null
  return { status: 200, headers: { 'content-type': type, 'cache-control': FOR_EVER, 'x-content-type-options': 'nosniff' }, body }
}

export type FileOptions = Readonly<{
  renderer: Renderer
  cache: PageCache<InnerAnswer>
  /** Variants of uploaded pictures, in a cache apart from the pages, because a picture is as large as ten pages. */
  pictures: PageCache<InnerAnswer>
  /** Portraits, in a cache of their own, so that requests of invented traits push out no page. */
  portraits: PageCache<InnerAnswer>
  /** Whether an upload of this name exists now. */
  hasPicture: (name: string) => Promise<boolean>
  builds: BuildArchive
}>
type Exchange = Readonly<{ request: IncomingMessage; response: ServerResponse }>
type FileRequest = Exchange & Readonly<{ path: string; query: string; shop: Shop | null }>

const PLAIN = { ...siteHeaders(null), 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' }
const PICTURES = '/media/'
const PHOTOGRAPHS = '/photos/'
const PORTRAITS = '/portraits/'
const SHARE = '/share/'
/** A drawing in place of a photograph is asked for again sooner than the photograph. */
const photographLife = ({ headers }: InnerAnswer) => (headers['content-type'] === 'image/svg+xml' ? MINUTE : 10 * MINUTE)
const ASSET_PLACE: LanePlace = { lane: 'file', kind: 'asset' }
/** A kind of its own: a server of photographs that hangs holds up no upload. */
const PHOTOGRAPH_PLACE: LanePlace = { lane: 'file', kind: 'photograph' }
/** A PNG costs as much as a page, so it is refused like one when too many wait. */
const SHARE_PLACE: LanePlace = { lane: 'page', kind: 'share' }

/** Files of the build, of `public/`, and pictures. Sent whole: a `Range` is ignored, as HTTP allows, because none is large. */
export async function serveFile(options: FileOptions, asked: FileRequest): Promise<void> {
  // One file has one key, however its address is escaped; an address is sent in ASCII.
  const path = tidyPath(plainPath(asked.path)).replace(/[^\x21-\x7e]+/g, encodeURIComponent)
  const file = { ...asked, path }
  const { request, response, shop } = file
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, { ...PLAIN, allow: 'GET, HEAD' }, '')
  if (path.startsWith(PICTURES)) return servePicture(options, file)
  if (path.startsWith(PHOTOGRAPHS)) return servePhotograph(options, file)
  if (path.startsWith(SHARE)) return serveSharePicture(options, file)
  const ofBuild = await buildAnswer(options.builds, path, shop)
  if (ofBuild)
    return sendAnswer(request, response, ofBuild, { shop: null, cacheControl: String(ofBuild.headers['cache-control']) })
  const make = makeAsset(options.renderer, { host: request.headers.host ?? '', path })
  const isPortrait = path.startsWith(PORTRAITS)
  const cache = isPortrait ? options.portraits : options.cache
  const got = await cache.get(`asset\n${path}`, make, isPortrait && path.endsWith('.png') ? SHARE_PLACE : ASSET_PLACE)
  if (got.kind === 'passed') return sendPassedFile(options, file, got.answer)
  sendGot(file, got, 'accept-encoding')
}

function sendGot({ request, response, path }: FileRequest, got: Got<InnerAnswer>, vary?: 'accept' | 'accept-encoding') {
  if (got.kind === 'passed') return sendAnswer(request, response, plainAnswer(got.answer), { shop: null })
  const cacheControl = String(got.stored.headers['cache-control'] ?? '')
  const stored = path.startsWith(STATIC) ? { ...got.stored, headers: fileHeaders(response, got.stored.headers) } : got.stored
  sendStored(request, response, stored, { shop: null, cacheControl, ...(vary && { vary }) })
}

/**
 * The cache key consists of all that decides the bytes: upload, width, format. A cached picture is sent only while the upload's
 * file exists.
 */
async function servePicture({ renderer, pictures, hasPicture }: FileOptions, file: FileRequest): Promise<void> {
  const { request, response, path, query } = file
  const name = path.slice(PICTURES.length)
  const variant = pictureVariant(new URLSearchParams(query), request.headers.accept)
  if (variant === null || !(await hasPicture(name))) return sendText(response, 404, PLAIN, '404\n')
  const { width, format } = variant
  const target = width === null ? path : `${path}?w=${width}`
  const make = makeAsset(renderer, { host: request.headers.host ?? '', path: target, accept: `image/${format}` })
  sendGot(file, await pictures.get([name, width, format].join('\n'), make, { lane: 'file', kind: 'picture' }), 'accept')
}

/** The photograph of a device or its drawing (decision 145); where the device cannot be found, the drawing of its category. */
async function servePhotograph({ renderer, pictures }: FileOptions, file: FileRequest): Promise<void> {
  const { request, response, path, query, shop } = file
  const wanted = photographRequest(path, new URLSearchParams(query), request.headers.accept)
  if (wanted === null || shop === null) return sendText(response, 404, PLAIN, '404\n')
  const { device, edge, format, drawing } = wanted
  const from = { host: request.headers.host ?? '', path: `${path}?w=${edge}`, accept: `image/${format}` }
  const make = makeAsset(renderer, { ...from, lifeMs: photographLife, requestHeaders: { 'x-shop-key': shop.key } })
  const got = await pictures.get(['photo', shop.key, device, edge, format].join('\n'), make, PHOTOGRAPH_PLACE)
  if (got.kind === 'passed') return sendText(response, 307, { ...PLAIN, location: drawing }, '')
  sendGot(file, got, 'accept')
}

/** The picture of a shared link: each market has its own. Without its query, so that each is drawn once in an hour at most. */
async function serveSharePicture({ renderer, pictures }: FileOptions, file: FileRequest): Promise<void> {
  const { request, response, path, shop } = file
  if (shop === null) return sendText(response, 404, PLAIN, '404\n')
  const asset = { host: request.headers.host ?? '', path, lifeMs: () => HOUR, requestHeaders: { 'x-shop-key': shop.key } }
  sendGot(file, await pictures.get(`share\n${shop.key}\n${path}`, makeAsset(renderer, asset), SHARE_PLACE))
}

/** Not a file of this build, but perhaps of the build of an open tab. */
async function sendPassedFile({ builds }: FileOptions, file: FileRequest, answer: InnerAnswer): Promise<void> {
  const { request, response, path } = file
  const kept = answer.status === 404 ? await archivedAsset(builds, path) : null
  if (!kept) return sendGot(file, { kind: 'passed', answer })
  return sendAnswer(request, response, kept, { shop: null, cacheControl: String(kept.headers['cache-control']) })
}

/** A problem without the framework's page. */
const plainAnswer = ({ status, headers, body }: InnerAnswer) => {
  const isMissing = status >= 400
  const retryAfter = headers['retry-after']
  const plain = { ...PLAIN, ...(typeof retryAfter === 'string' && { 'retry-after': retryAfter }) }
  return { status, headers: plain, body: isMissing ? Buffer.from(`${status}\n`) : body }
}
