import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { SCREENS } from '@/domain/routing/screens'

const DRAWINGS = 'storefront/kit/illustration'
/** Which folder of src may import from which, and from which packages (`docs/architecture.md`). */
const MAY_IMPORT: Record<string, readonly string[]> = {
  runtime: [],
  domain: ['contracts', 'runtime/durations', 'runtime/escape-xml'],
  http: ['contracts', 'runtime', 'domain'],
  clients: ['contracts', 'runtime', 'domain', 'http', 'env.ts'],
  collections: ['contracts', 'payload-workbench', 'runtime', 'domain', 'http'],
  admin: ['contracts/endpoint', 'contracts/money-format', 'payload-workbench', 'runtime', 'domain', 'collections', DRAWINGS],
  cms: ['payload-workbench', 'runtime', 'domain', 'collections', 'env.ts'],
  storefront: ['contracts', 'runtime', 'domain', 'http', 'device-portraits/device-colours', 'clients', 'cms', 'env.ts'],
  seed: ['contracts', 'runtime', 'collections', 'domain', 'cms', 'env.ts'],
  server: ['contracts/api-answer', 'runtime', 'domain', 'http', 'cms', 'env.ts'],
  'proxy.ts': ['http', 'server'],
  'instrumentation-client.ts': [],
  'instrumentation.ts': ['runtime', 'http', 'cms', 'domain', 'env.ts'],
  'env.ts': ['runtime/environment-values', 'runtime/shortcuts'],
  'payload-types.ts': [],
  app: ['contracts', 'runtime', 'domain', 'http', 'device-portraits', 'clients', 'cms', 'storefront', 'admin', 'env.ts'],
}
/** These folders use the CMS through its in-memory snapshot only, except for one look at a file. */
const ONLY_SNAPSHOT = ['proxy.ts', 'server']
/** All that the proxy needs in production; `next dev` imports the rest when it runs (decision 50). */
const IN_PROXY = ['next/server', '@/http/handover']
const SNAPSHOT_FILES = ['cms/snapshot', 'cms/count-visit', 'cms/media-file']

/** The features of a room in order: each imports those to its left only. `.`: the files beside the folders, last where it is not named. */
const FEATURES: Readonly<Record<string, string>> = {
  storefront:
    'kit shop i18n consent tracking cart account valuation catalog checkout list business clarification newsletter contact content widget shell',
  collections:
    'access problems saving fields versions documents markets redirects routes staff clone media words translations health completeness schedules reviews pages releases partners banners search database',
  'payload-workbench': 'saving drafts versions lists database second-factor login-limits requests comments conflict typing audit',
  domain: '. staff-messages market failure-messages content routing checkout search',
  platform:
    'platform-env.ts context.ts repeat.ts sealed-json.ts token-hash.ts work-through-due.ts platform-metrics.ts store http messages limits markets outbox identity catalogue offers vouchers search contacts newsletter tracking trades written-values.ts label clarifications customers sales mail seed cli server',
  admin:
    '. brand audit navigation dialog comments typing login conflict dashboard menu guide lists redirects versions markets pickers media missing today search routes pages releases reports second-factor staff form-header',
}
const MAX_LINES = 250
const BIG_BY_NATURE =
  /(\.css$|src\/collections\/words\/|src\/seed\/|platform\/seed\/|payload-types\.ts|importMap|\/\(payload\)\/)/
const PACKAGES_NEVER: Record<string, RegExp> = {
  domain: /^(react|next|payload|@payloadcms|pg|jotai|swr)/,
  collections: /^(react|next$|next\/)/,
  storefront: /^(payload|@payloadcms\/(?!richtext-lexical\/react))/,
}

const read = (file: string) => readFileSync(file, 'utf8')
const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(folder, name))
    : []
const production = (files: string[]) => files.filter((file) => !/\.test\.tsx?$/.test(file))
const imports = (file: string) =>
  [...read(file).matchAll(/(?:from|import|import\()\s*'([^'\s]+)'/g)].map((match) => match[1] ?? '')

const src = filesBelow('src')
const platform = filesBelow('platform')
const packages = filesBelow('packages')
const everywhere = [...src, ...platform, ...packages]
/** The workspaces of package.json. */
const WORKSPACES = ['platform', ...readdirSync('packages').map((name) => `packages/${name}`)]
const Manifest = z.object({ name: z.string(), dependencies: z.record(z.string(), z.string()) })
const roomOf = (file: string) => relative('src', file).split('/')[0] ?? ''

/** As `target` writes it. */
const pathOf = (file: string) => relative('.', file).replace(/^(?:src|packages)\//, '')

const OWN_PACKAGE = '@trade-in-shop/'
/** The path below src/ or packages/, or of the platform, that an import leads to, or null for a package from elsewhere. */
function target(file: string, to: string): string | null {
  if (to.startsWith('@/')) return to.slice(2)
  if (to.startsWith(OWN_PACKAGE)) return to.slice(OWN_PACKAGE.length)
  if (to.startsWith('@platform/')) return to.slice(1)
  if (to.startsWith('.')) return pathOf(resolve(dirname(file), to))
  return null
}

/** One line for each finding, so that a failed rule names every place that breaks it. */
const found = (files: readonly string[], find: (file: string) => readonly string[]): string[] =>
  files.flatMap((file) => find(file).map((what) => `${file}: ${what}`))
const matches = (files: readonly string[], pattern: RegExp): string[] => found(files, (file) => read(file).match(pattern) ?? [])
const targetsOf = (file: string) => imports(file).flatMap((to) => target(file, to) ?? [])
/** Fetches parts of all features when a screen shows them. */
const LATE = 'src/admin/on-demand.tsx'
const featureOf = (path: string, order: readonly string[]) => {
  const [, name = '', ...below] = path.replace(/\.tsx?$/, '').split('/')
  if (below.length > 0) return name
  return order.includes(`${name}.ts`) ? `${name}.ts` : '.'
}
/** The imports of a file in a feature of a room that are not to its left. */
function importsOutOfOrder(room: string, order: readonly string[], file: string): string[] {
  const ranks = [...order, ...(order.includes('.') ? [] : ['.'])]
  const rankOf = (path: string) => ranks.indexOf(featureOf(path, order))
  const own = rankOf(pathOf(file))
  if (own < 0) return ['the feature has no place in the order']
  return targetsOf(file).filter((to) => to.startsWith(`${room}/`) && rankOf(to) > own)
}

describe('imports', () => {
  test('every file of src imports only from the folders that its own may import', () => {
    const wrong = found(production(src), (file) => {
      const room = roomOf(file)
      const allowed = MAY_IMPORT[room]
      if (!allowed) return [`the room "${room}" has no row`]
      return targetsOf(file).filter((to) => {
        const other = to.split('/')[0] ?? ''
        return other !== room && !allowed.some((name) => name === other || name === `${other}.ts` || name === to)
      })
    })
    expect(wrong).toEqual([])
  })

  test('proxy.ts and src/server import only the snapshot of src/cms', () => {
    const files = production(src).filter((file) => ONLY_SNAPSHOT.includes(roomOf(file)))
    expect(found(files, (file) => targetsOf(file).filter((to) => to.startsWith('cms/') && !SNAPSHOT_FILES.includes(to)))).toEqual(
      [],
    )
  })

  test('proxy.ts imports the decision for `next dev` only', () => {
    const text = read('src/proxy.ts')
    expect([...text.matchAll(/from '([^']+)'/g)].map((match) => match[1])).toEqual(IN_PROXY)
    const later = [...text.matchAll(/import\('([^']+)'\)/g)].map((match) => match[1])
    expect(later).toEqual(['@/server/development-proxy'])
    expect(text.slice(0, text.indexOf('import('))).toMatch(/if \(process\.env\.NODE_ENV === 'development'\) \{\s+return $/)
  })

  test.each(Object.entries(FEATURES))('every feature of %s imports only features to its left', (room, order) => {
    const files = production(everywhere).filter((file) => pathOf(file).startsWith(`${room}/`) && file !== LATE)
    expect(found(files, (file) => importsOutOfOrder(room, order.split(' '), file))).toEqual([])
  })

  test('relative imports in src stay in their folder', () => {
    const files = production(src).filter((file) => !file.startsWith('src/app/(payload)/'))
    expect(found(files, (file) => imports(file).filter((to) => to.startsWith('../')))).toEqual([])
  })

  test.each(WORKSPACES)('%s imports its own files and what its package.json names, and nothing of src', (folder) => {
    const { name: own, dependencies } = Manifest.parse(JSON.parse(read(`${folder}/package.json`)))
    const names = [own, `@${folder}`, ...Object.keys(dependencies)]
    const isOwn = (file: string, to: string) =>
      to.startsWith('.')
        ? !relative(folder, resolve(dirname(file), to)).startsWith('..')
        : to.startsWith('node:') || names.some((name) => to === name || to.startsWith(`${name}/`))
    const isShop = (to: string) => to.startsWith('@/') || to.includes('src/') || to === '@payload-config'
    const files = everywhere.filter((file) => file.startsWith(`${folder}/`))
    expect(found(production(files), (file) => imports(file).filter((to) => !isOwn(file, to)))).toEqual([])
    // Tests of the platform compare it with the shop.
    const isolated = folder === 'platform' ? production(files) : files
    expect(found(isolated, (file) => imports(file).filter(isShop))).toEqual([])
  })

  test('no file imports a package that its folder forbids', () => {
    const isPackage = (to: string) => !/^(?:\.|@\/|@trade-in-shop\/|node:)/.test(to)
    const wrong = found(production(src), (file) =>
      imports(file).filter((to) => isPackage(to) && PACKAGES_NEVER[roomOf(file)]?.test(to)),
    )
    expect(wrong).toEqual([])
  })
})

describe('house rules', () => {
  test('every file has at most 250 lines', () => {
    const files = [...everywhere, ...filesBelow('tests'), ...filesBelow('scripts')]
    const long = found(
      files.filter((file) => !BIG_BY_NATURE.test(file)),
      (file) => {
        const lines = read(file).trimEnd().split('\n').length
        return lines > MAX_LINES ? [`${lines} lines`] : []
      },
    )
    expect(long).toEqual([])
  })

  test('only env.ts reads process.env, and the switches that the build has too', () => {
    const files = production(everywhere).filter(
      (file) => !/^(src\/env|src\/runtime\/shortcuts|platform\/platform-env)\.ts$/.test(file),
    )
    // NODE_ENV, NEXT_RUNTIME and NEXT_PHASE are replaced by the bundler and never read at run time.
    expect(matches(files, /process\.env(?!\.(NODE_ENV|NEXT_RUNTIME|NEXT_PHASE)\b)/g)).toEqual([])
  })

  // Such an error made elsewhere would read "An unknown error occurred." in the built shop.
  test('only `cmsProblem` makes an API error of Payload', () => {
    const files = [...production(src), 'payload.config.ts'].filter((file) => file !== 'src/collections/problems/cms-problem.ts')
    expect(matches(files, /\bAPIError\b(?![:'])/g)).toEqual([])
  })

  test('only `processWide` puts a value on globalThis, and only `errorMessage` reads the message of an unknown error', () => {
    const others = production(everywhere).filter((file) => !/^packages\/runtime\/(?:process-wide|error-text)\.ts$/.test(file))
    expect(matches(others, /Symbol\.for\(|globalThis as|instanceof Error \? \w+\.message/g)).toEqual([])
  })

  test('only packages/runtime/durations.ts says how long a minute, an hour or a day is', () => {
    const files = production(everywhere).filter((file) => file !== 'packages/runtime/durations.ts')
    const lengths = /\b86_?400(_?000)?\b|\b3_?600_?000\b|(?<![\d_])60_?000\b|\b60 \* 60\b|\b24 \* 3_?600\b|\b60 \* 1_?000\b/g
    expect(matches(files, lengths)).toEqual([])
  })

  test('only framework-internals.ts names what Next and React do not document', () => {
    const files = production(src).filter((file) => file !== 'src/server/framework-internals.ts')
    const internals = /next\/dist\/|__next_f|__NEXT_|TURBOPACK|\$R[BCMSVX]\b|x-nextjs-|x-middleware-|next-router-|\b_rsc\b/g
    expect(matches(files, internals)).toEqual([])
  })

  test('only packages/runtime makes a logger', () => {
    const files = production(everywhere).filter((file) => !file.startsWith('packages/runtime/'))
    expect(found(files, (file) => imports(file).filter((to) => to === 'pino'))).toEqual([])
  })

  test('no code compares a market with its code', () => {
    const files = production(src).filter((file) => !file.startsWith('src/seed/'))
    const compared = /(===|!==)\s*'(at|de|es|fr|it)'|'(at|de|es|fr|it)'\s*(===|!==)|case '(at|de|es|fr|it)'/g
    expect(matches(files, compared)).toEqual([])
  })

  test('src/domain takes time, random numbers and answers as arguments', () => {
    const files = production(src).filter((file) => file.startsWith('src/domain/'))
    expect(matches(files, /Date\.now\(\)|new Date\(\)|Math\.random\(\)|\bfetch\(/g)).toEqual([])
  })

  test('no type is `any` or cast away', () => {
    const files = everywhere.filter((file) => file !== 'src/payload-types.ts')
    expect(matches(files, /\bas any\b|:\s*any\b|<any>|@ts-ignore|@ts-nocheck|@ts-expect-error/g)).toEqual([])
  })

  test('no folder has a name without a meaning, and no file is an index', () => {
    const meaningless = ['utils', 'helpers', 'common', 'misc', 'lib']
    const wrong = found(everywhere, (file) => [
      ...file.split('/').filter((folder) => meaningless.includes(folder)),
      ...(/\/index\.tsx?$/.test(file) ? ['is an index'] : []),
    ])
    expect(wrong).toEqual([])
  })

  test('every screen has a page', () => {
    const pageOf = (at: string) => `src/app/shop/[shop]${at === '/' ? '' : at.replaceAll('{', '[').replaceAll('}', ']')}/page.tsx`
    expect(Object.values(SCREENS).filter(({ at }) => !existsSync(pageOf(at)))).toEqual([])
  })
})
