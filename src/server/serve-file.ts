import type { IncomingMessage, ServerResponse } from 'node:http'
import { siteHeaders } from '@/domain/response-headers'
import { pictureVariant } from '@/domain/content/picture-row'
import type { Shop } from '@/domain/market/shop'
import { sendAnswer, sendStored, sendText } from './answers'
import { buildAnswer, archivedAsset } from './build-answers'
import type { InnerAnswer } from './inner-request'
import type { BuildArchive } from './build-archive'
import { makeAsset } from './cache-loaders'
import type { PageCache } from './page-cache'
import type { Renderer } from './render'

export type FileOptions = Readonly<{
  renderer: Renderer
  cache: PageCache<InnerAnswer>
  /** Variants of uploaded pictures, in a cache apart from the pages, because a picture is as large as ten pages. */
  pictures: PageCache<InnerAnswer>
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

/**
 * Answers for files: those of the build, of `public/`, and uploaded pictures. They are sent whole: a `Range` is ignored, as
 * HTTP allows, because none of them is large.
 */
export async function serveFile(options: FileOptions, file: FileRequest): Promise<void> {
  const { request, response, path, shop } = file
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, { ...PLAIN, allow: 'GET, HEAD' }, '')
  if (path.startsWith(PICTURES)) return servePicture(options, file)
  const ofBuild = await buildAnswer(options.builds, path, shop)
  if (ofBuild)
    return sendAnswer(request, response, ofBuild, { shop: null, cacheControl: String(ofBuild.headers['cache-control']) })
  const make = makeAsset(options.renderer, { host: request.headers.host ?? '', path })
  const got = await options.cache.get(`asset\n${path}`, make)
  if (got.kind === 'passed') return sendPassedFile(options, file, got.answer)
  const cacheControl = String(got.stored.headers['cache-control'] ?? '')
  sendStored(request, response, got.stored, { shop: null, cacheControl })
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
  const got = await pictures.get([name, width, format].join('\n'), make)
  if (got.kind === 'passed') return sendAnswer(request, response, plainAnswer(got.answer), { shop: null })
  const cacheControl = String(got.stored.headers['cache-control'] ?? '')
  sendStored(request, response, got.stored, { shop: null, cacheControl, vary: 'accept' })
}

/** Not a file of this build, but perhaps of the build of an open tab. */
async function sendPassedFile({ builds }: FileOptions, { request, response, path }: FileRequest, answer: InnerAnswer) {
  const kept = answer.status === 404 ? await archivedAsset(builds, path) : null
  if (!kept) return sendAnswer(request, response, plainAnswer(answer), { shop: null })
  return sendAnswer(request, response, kept, { shop: null, cacheControl: String(kept.headers['cache-control']) })
}

/** A refusal without the framework's page. */
const plainAnswer = ({ status, body }: InnerAnswer) => {
  const isMissing = status >= 400
  return { status, headers: { ...PLAIN }, body: isMissing ? Buffer.from(`${status}\n`) : body }
}
