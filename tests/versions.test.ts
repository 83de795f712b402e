import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'

/** The last version of each with a security fix (CONTRIBUTING, "Code"): every copy in the lock file is that one or a later one. */
const FLOORS: Record<string, string> = {
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  payload: '3.90.2',
  '@payloadcms/next': '3.90.2',
  '@payloadcms/db-postgres': '3.90.2',
  '@payloadcms/richtext-lexical': '3.90.2',
  '@payloadcms/ui': '3.90.2',
  '@payloadcms/drizzle': '3.90.2',
  'drizzle-orm': '0.45.2',
  pg: '8.20.0',
  sharp: '0.35.5',
}
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      ...{ version: z.string().optional(), resolved: z.string().optional(), license: z.string().optional() },
      ...{ dev: z.boolean().default(false), link: z.boolean().default(false) },
    }),
  ),
})
const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const copies = (name: string) =>
  Object.entries(packages).filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
const numbers = (version: string) => version.split('-', 1).join().split('.').map(Number)

/** Whether a version is the floor or a later one, as npm orders them: `16.4.6-canary.1` is before `16.4.6`. */
function atLeast(version: string, floor: string): boolean {
  const want = numbers(floor)
  const difference = numbers(version)
    .map((number, at) => number - (want[at] ?? 0))
    .find((step) => step !== 0)
  return difference === undefined ? !version.includes('-') : difference > 0
}

test.each([
  ['16.4.6', true],
  ['16.4.10', true],
  ['16.10.0', true],
  ['17.0.0', true],
  ['16.5.0-canary.3', true],
  ['16.4.5', false],
  ['16.3.9', false],
  ['16.4.6-canary.1', false],
])('the floor 16.4.6 accepts %s: %s', (version, accepted) => expect(atLeast(version, '16.4.6')).toBe(accepted))

test.each(Object.entries(FLOORS))('%s is at least %s', (name, floor) => {
  const found = copies(name)
  expect(found.length).toBeGreaterThan(0)
  for (const [path, { version }] of found) expect(atLeast(version ?? '0', floor), `${path} ${version}`).toBe(true)
})

test('there is one copy of drizzle-orm', () => {
  expect(copies('drizzle-orm').map(([path]) => path)).toEqual(['node_modules/drizzle-orm'])
})

test('all Payload packages have one version', () => {
  const versions = Object.entries(packages).flatMap(([path, { version }]) =>
    /node_modules\/(payload|@payloadcms\/[^/]+)$/.test(path) ? version : [],
  )
  expect(new Set(versions).size).toBe(1)
})

const Names = z.record(z.string(), z.string()).default({})
const Manifest = z.object({ dependencies: Names, devDependencies: Names })

test('every direct dependency is pinned to one version, the same in all packages', () => {
  const all = globSync(['package.json', 'platform/package.json', 'packages/*/package.json']).flatMap((file) => {
    const { dependencies, devDependencies } = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
    return Object.entries({ ...dependencies, ...devDependencies })
  })
  expect(all.filter(([, version]) => !/^\d/.test(version))).toEqual([])
  const versions = new Map(all)
  expect(all.filter(([name, version]) => versions.get(name) !== version)).toEqual([])
})

test('the lock file names no registry but the public one', () => {
  const hosts = new Set(
    Object.values(packages).flatMap(({ resolved }) => (resolved?.includes(':') ? new URL(resolved).host : [])),
  )
  expect([...hosts].filter((host) => host !== 'registry.npmjs.org')).toEqual([])
})

/** Packages from a registry that run in production, by their place in the lock file. */
const inProduction = Object.entries(packages).filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Brought along by the admin of Payload, whose releases name it. */
const BETAS_OF_OTHERS = ['body-scroll-lock']

test('no package that runs in production is a version before its release', () => {
  const early = inProduction.filter(([, { version = '' }]) => version.includes('-')).map(([path]) => nameAt(path))
  expect(early).toEqual(BETAS_OF_OTHERS)
})

/** Licences under which it is enough to ship their text with the program. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
].concat(...['OFL-1.1', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'])
const isAccepted = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => choice.split(' AND ').every((one) => LICENCES.includes(one)))

/** Packages whose licence is in a file of theirs alone, which says MIT. */
const LICENCE_IN_A_FILE = ['busboy', 'png-js', 'streamsearch']

test('every package that runs in production has an accepted licence; the image library alone links one of the LGPL', () => {
  const others = inProduction.filter(([, { license }]) => !license || !isAccepted(license)).map(([path]) => nameAt(path))
  expect(others.filter((name) => !LICENCE_IN_A_FILE.includes(name) && !name.startsWith('@img/sharp-'))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT or MPL-2.0', true],
  ['(MIT AND Zlib)', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-2.0', false],
  ['SEE LICENSE IN LICENSE', false],
])('the licence %s is accepted: %s', (license, accepted) => expect(isAccepted(license)).toBe(accepted))
