import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './processes'

const SOURCES = [
  'src',
  'packages',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build-server.ts',
  'scripts/bundle.ts',
  'scripts/payload-loader.mjs',
]

/** Every file at or below a path, in the order of names. */
export function* listFiles(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).sort()) yield* listFiles(join(path, name))
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** A hash over every file of these sources, without the tests beside them. */
export function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(process.env.SWITCHED_OFF ?? '')
  for (const source of sources)
    for (const file of listFiles(source)) if (!isTest(file)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Builds the shop into `folder` unless the same sources were built there before. Needs neither database nor platform.
 * @param checkTypes true for a build that is delivered; `npm test` checks types in a step of its own
 */
export async function buildShop(
  folder: string,
  logs: string,
  { checkTypes }: { checkTypes: boolean },
): Promise<'built' | 'kept'> {
  const stamp = join(folder, 'built-from')
  const wanted = fingerprint(SOURCES)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'kept'
  const env = {
    NODE_ENV: 'production',
    NEXT_DIST_DIR: folder,
    SWITCHED_OFF: process.env.SWITCHED_OFF ?? '',
    NEXT_TELEMETRY_DISABLED: '1',
    CI: '1',
    SKIP_TYPE_CHECK: String(!checkTypes),
  }
  await runToEnd({ name: 'build', args: ['node_modules/next/dist/bin/next', 'build'], env, logs })
  await runToEnd({ name: 'build-server', args: ['--import', 'tsx', 'scripts/build-server.ts', folder], env, logs })
  writeFileSync(stamp, wanted)
  return 'built'
}
