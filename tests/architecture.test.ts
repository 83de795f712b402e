import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SCREENS } from '@/domain/routing/screens'

/** The walls of the house: who may import whom (README, "The rooms"). Arrows point down or right, never back. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  contracts: [],
  domain: ['contracts'],
  clients: ['contracts', 'domain', 'env.ts'],
  collections: ['domain'],
  admin: ['domain', 'collections'],
  cms: ['domain', 'collections', 'env.ts'],
  storefront: ['contracts', 'domain', 'clients', 'cms', 'env.ts'],
  seed: ['collections', 'domain', 'cms', 'env.ts'],
  server: ['domain', 'cms', 'env.ts'],
  'proxy.ts': ['domain', 'cms', 'env.ts'],
  'instrumentation.ts': ['cms', 'domain', 'env.ts'],
  'env.ts': [],
  'payload-types.ts': [],
  app: ['contracts', 'domain', 'clients', 'cms', 'storefront', 'admin', 'env.ts'],
}
/** These rooms touch the snapshot of the CMS and nothing that could be slower than memory. */
const ONLY_SNAPSHOT = ['proxy.ts', 'server']
const SNAPSHOT_FILES = ['cms/snapshot', 'cms/redirect-hits', 'cms/misses']

const FEATURES = [
  'kit',
  'shop',
  'i18n',
  'consent',
  'tracking',
  'cart',
  'account',
  'valuation',
  'catalog',
  'checkout',
  'business',
  'clarification',
  'newsletter',
  'contact',
  'content',
  'widget',
  'shell',
]
const MAX_LINES = 250
const BIG_BY_NATURE =
  /(\.css$|\/messages\/|src\/collections\/words\/|-words\.ts$|src\/seed\/|platform\/seed\/|payload-types\.ts|importMap|\/\(payload\)\/)/
const PACKAGES_NEVER: Record<string, RegExp> = {
  contracts: /^(?!zod$|ibantools$|libphonenumber-js)/,
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
const imports = (file: string) => [...read(file).matchAll(/(?:from|import|import\()\s*'([^']+)'/g)].map((match) => match[1] ?? '')

const src = filesBelow('src')
const platform = filesBelow('platform')
const roomOf = (file: string) => relative('src', file).split('/')[0] ?? ''

/** The path below src/ that an import leads to, or null for a package. */
function target(file: string, to: string): string | null {
  if (to.startsWith('@/')) return to.slice(2)
  if (to.startsWith('.')) return relative(resolve('src'), resolve(dirname(file), to))
  return null
}

describe('walls', () => {
  test.each(production(src))('%s looks only downwards', (file) => {
    const room = roomOf(file)
    const allowed = MAY_IMPORT[room]
    expect(allowed, `the room "${room}" has no row`).toBeDefined()
    const targets = imports(file).flatMap((to) => target(file, to) ?? [])
    const forbidden = targets.filter((to) => {
      const other = to.split('/')[0] ?? ''
      return other !== room && !(allowed ?? []).some((name) => name === other || name === `${other}.ts`)
    })
    expect(forbidden).toEqual([])
  })

  test.each(production(src).filter((file) => ONLY_SNAPSHOT.includes(roomOf(file))))(
    '%s touches only the snapshot of the CMS',
    (file) => {
      const targets = imports(file).flatMap((to) => target(file, to) ?? [])
      expect(targets.filter((to) => to.startsWith('cms/') && !SNAPSHOT_FILES.includes(to))).toEqual([])
    },
  )

  test.each(production(src).filter((file) => file.startsWith('src/storefront/')))(
    '%s imports only features to its left',
    (file) => {
      const own = FEATURES.indexOf(file.split('/')[2] ?? '')
      expect(own, 'the feature has a place in the order').toBeGreaterThanOrEqual(0)
      const others = imports(file).flatMap((to) => target(file, to) ?? [])
      const wrong = others.filter((to) => to.startsWith('storefront/') && FEATURES.indexOf(to.split('/')[1] ?? '') > own)
      expect(wrong).toEqual([])
    },
  )

  test.each(production(src).filter((file) => !file.startsWith('src/app/(payload)/')))(
    '%s: relative imports stay in their folder',
    (file) => {
      expect(imports(file).filter((to) => to.startsWith('../'))).toEqual([])
    },
  )

  test.each(production(platform))('%s takes nothing of the shop but its contracts', (file) => {
    expect(imports(file).filter((to) => to.startsWith('@/') && !to.startsWith('@/contracts/'))).toEqual([])
    expect(imports(file).filter((to) => to.includes('src/') || to === '@payload-config')).toEqual([])
  })

  test.each(production(src).filter((file) => roomOf(file) in PACKAGES_NEVER))(
    '%s uses no package that its room forbids',
    (file) => {
      const packages = imports(file).filter((to) => !to.startsWith('.') && !to.startsWith('@/') && !to.startsWith('node:'))
      expect(packages.filter((name) => PACKAGES_NEVER[roomOf(file)]?.test(name))).toEqual([])
    },
  )
})

describe('house rules', () => {
  test.each([...src, ...platform, ...filesBelow('tests'), ...filesBelow('scripts')].filter((file) => !BIG_BY_NATURE.test(file)))(
    '%s has at most 250 lines',
    (file) => {
      expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES)
    },
  )

  test.each([...production(src), ...production(platform)].filter((file) => !/^(src|platform)\/env\.ts$/.test(file)))(
    '%s leaves process.env to env.ts',
    (file) => {
      // NODE_ENV and NEXT_RUNTIME are replaced by the bundler and never read at run time.
      expect(read(file).match(/process\.env(?!\.(NODE_ENV|NEXT_RUNTIME|NEXT_PHASE)\b)/g)).toBeNull()
    },
  )

  test.each(production(src).filter((file) => !file.startsWith('src/seed/')))('%s knows no market by its code', (file) => {
    expect(read(file).match(/(===|!==)\s*'(at|de|es|fr|it)'|'(at|de|es|fr|it)'\s*(===|!==)|case '(at|de|es|fr|it)'/g)).toBeNull()
  })

  test.each(production(src).filter((file) => file.startsWith('src/domain/')))('%s is told the time', (file) => {
    expect(read(file).match(/Date\.now\(\)|new Date\(\)|Math\.random\(\)|\bfetch\(/g)).toBeNull()
  })

  test.each([...src, ...platform].filter((file) => file !== 'src/payload-types.ts'))('%s gives no type up', (file) => {
    expect(read(file).match(/\bas any\b|:\s*any\b|<any>|@ts-ignore|@ts-nocheck|@ts-expect-error/g)).toBeNull()
  })

  test.each([...src, ...platform])('%s lies in a folder with a name of its own', (file) => {
    expect(file.split('/').filter((folder) => ['utils', 'helpers', 'common', 'misc', 'lib'].includes(folder))).toEqual([])
    expect(/\/index\.tsx?$/.test(file)).toBe(false)
  })

  test.each(Object.entries(SCREENS))('screen %s has a page', (_name, { at }) => {
    const folder = at.replaceAll('{', '[').replaceAll('}', ']')
    expect(existsSync(`src/app/shop/[shop]${folder === '/' ? '' : folder}/page.tsx`)).toBe(true)
  })
})
