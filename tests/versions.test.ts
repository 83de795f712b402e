import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'

/** Security floors (CONTRIBUTING, "Code"): every copy in the lock file must have at least this version. */
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
  packages: z.record(z.string(), z.object({ version: z.string().optional(), resolved: z.string().optional() })),
})
const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const copies = (name: string) =>
  Object.entries(packages).filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
const parts = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number)

function atLeast(version: string, floor: string): boolean {
  const [have, want] = [parts(version), parts(floor)]
  for (let i = 0; i < 3; i++) if ((have[i] ?? 0) !== (want[i] ?? 0)) return (have[i] ?? 0) > (want[i] ?? 0)
  return true
}

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

test('every direct dependency is pinned to one version', () => {
  const manifest = z
    .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d/.test(version),
  )
  expect(loose).toEqual([])
})

test('the lock file names no registry but the public one', () => {
  const hosts = new Set(Object.values(packages).flatMap(({ resolved }) => (resolved ? new URL(resolved).host : [])))
  expect([...hosts].filter((host) => host !== 'registry.npmjs.org')).toEqual([])
})
