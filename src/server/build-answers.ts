import { extname } from 'node:path'
import { prerenderedPaths } from '@/domain/build-manifest'
import type { Shop } from '@/domain/market/shop'
import type { Answer } from './answers'
import type { BuildArchive } from './build-archive'

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
export async function buildAnswer(builds: BuildArchive, path: string, shop: Shop | null): Promise<Answer | null> {
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
export async function archivedAsset(builds: BuildArchive, path: string): Promise<Answer | null> {
  const type = TYPES[extname(path)]
  const body = type !== undefined && path.startsWith(STATIC) ? await builds.asset(path.slice(STATIC.length)) : null
  if (body === null || type === undefined) return null
  return { status: 200, headers: { 'content-type': type, 'cache-control': FOR_EVER, 'x-content-type-options': 'nosniff' }, body }
}
