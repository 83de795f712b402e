import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hasRoomFor } from './room-for-picture'

const folder = mkdtempSync(join(tmpdir(), 'room-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Asks in a process that may write files of four kilobytes: the write breaks off in the middle. */
function askWithLimit(bytes: number): string {
  const script = `import(${JSON.stringify(join(import.meta.dirname, 'room-for-picture.ts'))})
    .then(({ hasRoomFor }) => hasRoomFor(${JSON.stringify(folder)}, new Uint8Array(${bytes}))).then(console.log)`
  const limited = `ulimit -f 8; exec "$0" --import tsx -e "$1"`
  return execFileSync('bash', ['-c', limited, process.execPath, script], { encoding: 'utf8' }).trim()
}

test('a folder that takes the bytes has room, and nothing of the trial stays', async () => {
  expect(await hasRoomFor(join(folder, 'new'), new Uint8Array(100_000))).toBe(true)
  expect(readdirSync(join(folder, 'new'))).toEqual([])
})

test('a write that breaks off means no room, and half a file does not stay', () => {
  expect([askWithLimit(1000), askWithLimit(100_000)]).toEqual(['true', 'false'])
  expect(readdirSync(folder)).toEqual(['new'])
})

test('another fault is told as what it is', async () => {
  await expect(hasRoomFor('/dev/null/none', new Uint8Array(1))).rejects.toThrow('ENOTDIR')
})
