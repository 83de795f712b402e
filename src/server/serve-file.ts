import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { prerenderedPaths } from '@/domain/build-manifest'
import { pictureVariant } from '@/domain/content/picture-row'
import type { Shop } from '@/domain/market/shop'
import { siteHeaders } from '@/http/response-headers'
import { HOUR } from '@/runtime/durations'
import type { Place } from './admission'
import { type Answer, sendAnswer, sendStored, sendText } from './answers'
import type { BuildArchive } from './build-archive'
import { makeAsset } from './cache-loaders'
import type { InnerAnswer } from './inner-request'
import type { PageCache } from './page-cache'
import type { Renderer } from './render'

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
async function buildAnswer(builds: BuildArchive, path: string, shop: Shop | null): Promise<Answer | null> {
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

/** The manifest with the addresses of the requesting market; when staff change one later, the old one redirects. */
function withAddresses(manifest: string, shop: Shop | null, now: number): unknown {
  const known: unknown = JSON.parse(manifest)
  return typeof known === 'object' ? { ...known, prerendered: shop ? prerenderedPaths(shop, now) : [] } : known
}

/** A static file that an open tab of another build requests; null when no stored build has it. */
async function archivedAsset(builds: BuildArchive, path: string): Promise<Answer | null> {
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
type FileRequest = Readonly<{
  request: IncomingMessage
  response: ServerResponse
  path: string
  query: string
  shop: Shop | null
}>

const PLAIN = { ...siteHeaders(null), 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' }
const PICTURES = '/media/'
const PORTRAITS = '/portraits/'
const SHARE = '/share/'
/** Prices move with the catalogue; other sites fetch a picture again only when its address changes. */
const SHARE_LIFE_MS = HOUR
const ASSET_PLACE: Place = { lane: 'file', kind: 'asset' }
/** A PNG costs as much as a page, so it is refused like one when too many wait. */
const SHARE_PLACE: Place = { lane: 'page', kind: 'share' }

/**
 * Answers for files: those of the build, of `public/`, and uploaded pictures. They are sent whole: a `Range` is ignored, as
 * HTTP allows, because none of them is large.
 */
export async function serveFile(options: FileOptions, file: FileRequest): Promise<void> {
  const { request, response, path, shop } = file
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, { ...PLAIN, allow: 'GET, HEAD' }, '')
  if (path.startsWith(PICTURES)) return servePicture(options, file)
  if (path.startsWith(SHARE)) return serveSharePicture(options, file)
  const ofBuild = await buildAnswer(options.builds, path, shop)
  if (ofBuild)
    return sendAnswer(request, response, ofBuild, { shop: null, cacheControl: String(ofBuild.headers['cache-control']) })
  const make = makeAsset(options.renderer, { host: request.headers.host ?? '', path })
  const isPortrait = path.startsWith(PORTRAITS)
  const cache = isPortrait ? options.portraits : options.cache
  const got = await cache.get(`asset\n${path}`, make, isPortrait && path.endsWith('.png') ? SHARE_PLACE : ASSET_PLACE)
  if (got.kind === 'passed') return sendPassedFile(options, file, got.answer)
  const cacheControl = String(got.stored.headers['cache-control'] ?? '')
  sendStored(request, response, got.stored, { shop: null, cacheControl, vary: 'accept-encoding' })
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
  const got = await pictures.get([name, width, format].join('\n'), make, { lane: 'file', kind: 'picture' })
  if (got.kind === 'passed') return sendAnswer(request, response, plainAnswer(got.answer), { shop: null })
  const cacheControl = String(got.stored.headers['cache-control'] ?? '')
  sendStored(request, response, got.stored, { shop: null, cacheControl, vary: 'accept' })
}

/**
 * The picture that other sites show with a link: each market has its own, and so has each state of its content. In the cache of
 * pictures, and without the query, so that each is drawn once in an hour at most.
 */
async function serveSharePicture({ renderer, pictures }: FileOptions, { request, response, path, shop }: FileRequest) {
  if (shop === null) return sendText(response, 404, PLAIN, '404\n')
  const requestHeaders = { 'x-shop-key': shop.key }
  const asset = { host: request.headers.host ?? '', path, lifeMs: SHARE_LIFE_MS, requestHeaders }
  const got = await pictures.get(`share\n${shop.key}\n${path}`, makeAsset(renderer, asset), SHARE_PLACE)
  if (got.kind === 'passed') return sendAnswer(request, response, plainAnswer(got.answer), { shop: null })
  sendStored(request, response, got.stored, { shop: null, cacheControl: String(got.stored.headers['cache-control'] ?? '') })
}

/** Not a file of this build, but perhaps of the build of an open tab. */
async function sendPassedFile({ builds }: FileOptions, { request, response, path }: FileRequest, answer: InnerAnswer) {
  const kept = answer.status === 404 ? await archivedAsset(builds, path) : null
  if (!kept) return sendAnswer(request, response, plainAnswer(answer), { shop: null })
  return sendAnswer(request, response, kept, { shop: null, cacheControl: String(kept.headers['cache-control']) })
}

/** A problem without the framework's page. */
const plainAnswer = ({ status, headers, body }: InnerAnswer) => {
  const isMissing = status >= 400
  const retryAfter = headers['retry-after']
  const plain = { ...PLAIN, ...(typeof retryAfter === 'string' && { 'retry-after': retryAfter }) }
  return { status, headers: plain, body: isMissing ? Buffer.from(`${status}\n`) : body }
}
