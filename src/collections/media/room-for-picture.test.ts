import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hasRoomFor } from './room-for-picture'

const folder = mkdtempSync(join(tmpdir(), 'room-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `hasRoomFor` in a process that may write files of at most four kilobytes, so that a larger write fails half-way. */
function askWithLimit(bytes: number): string {
  const script = `import(${JSON.stringify(join(import.meta.dirname, 'room-for-picture.ts'))})
    .then(({ hasRoomFor }) => hasRoomFor(${JSON.stringify(folder)}, new Uint8Array(${bytes}))).then(console.log)`
  const limited = `ulimit -f 8; exec "$0" --import tsx -e "$1"`
  return execFileSync('bash', ['-c', limited, process.execPath, script], { encoding: 'utf8' }).trim()
}

test('a folder that takes the bytes has room, and the probe file is removed', async () => {
  expect(await hasRoomFor(join(folder, 'new'), new Uint8Array(100_000))).toBe(true)
  expect(readdirSync(join(folder, 'new'))).toEqual([])
})

test('a write that fails half-way means no room, and no partial file stays', () => {
  expect([askWithLimit(1000), askWithLimit(100_000)]).toEqual(['true', 'false'])
  expect(readdirSync(folder)).toEqual(['new'])
})

test('an error that is not about room is thrown as it is', async () => {
  await expect(hasRoomFor('/dev/null/none', new Uint8Array(1))).rejects.toThrow('ENOTDIR')
})
