import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BuildArchive } from './build-archive'

const HOUR = 3_600_000
let root: string
let time: number
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-archive-'))
  time = Date.parse('2026-11-21T10:00:00Z')
})
afterEach(() => rm(root, { recursive: true }))

/** Starts a process that serves a build with one file. */
async function served(id: string): Promise<BuildArchive> {
  const staticFolder = join(root, `dist-${id}`, 'static')
  await mkdir(join(staticFolder, 'chunks'), { recursive: true })
  await writeFile(join(staticFolder, 'chunks', `${id}.js`), `code of ${id}`)
  const builds = new BuildArchive({
    id,
    staticFolder,
    folder: join(root, 'builds'),
    now: () => time,
    onError: (error) => {
      throw error
    },
  })
  await builds.start()
  builds.stop()
  return builds
}
const textOf = async (file: Promise<Buffer | null>) => (await file)?.toString() ?? null

test('a build serves the files of its predecessor, and the predecessor those of its successor after a rollback', async () => {
  const first = await served('first')
  const second = await served('second')
  expect(await textOf(second.asset('chunks/first.js'))).toBe('code of first')
  expect(await textOf(first.asset('chunks/second.js'))).toBe('code of second')
  expect(await second.manifest('first')).toContain('"id":"first"')
})

test('a path or id that is no static file of a stored build answers null', async () => {
  await served('first')
  const second = await served('second')
  for (const path of ['../meta.json', 'chunks/../../meta.json', '/etc/passwd', '', 'chunks'])
    expect(await second.asset(path)).toBeNull()
  for (const id of ['..', '../builds/first', '', 'unknown']) expect(await second.manifest(id)).toBeNull()
})

test('a build is removed a day after it was last served, and not before', async () => {
  await served('first')
  time += 24 * HOUR
  await served('second')
  expect((await readdir(join(root, 'builds'))).toSorted()).toEqual(['first', 'second'])
  time += 2 * HOUR
  await served('second')
  expect(await readdir(join(root, 'builds'))).toEqual(['second'])
})

test('a half-written build of a killed process is not served and is removed', async () => {
  await mkdir(join(root, 'builds', '.half.1', 'static'), { recursive: true })
  await writeFile(join(root, 'builds', '.half.1', 'static', 'a.js'), 'half')
  const first = await served('first')
  expect(await first.asset('a.js')).toBeNull()
  const old = new Date(time - 26 * HOUR)
  await utimes(join(root, 'builds', '.half.1'), old, old)
  await served('first')
  expect(await readdir(join(root, 'builds'))).toEqual(['first'])
})
