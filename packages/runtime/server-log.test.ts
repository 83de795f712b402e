import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'

const Report = z.object({ lostLines: z.number(), problem: z.string().nullable() })

const FULL = { concurrent: true, skip: !existsSync('/dev/full') }

/** A process that logs 3 MB to its output, with what it says about that. */
async function logTo(output: 'pipe' | number, read: (child: ChildProcess) => void = () => undefined) {
  const stdio: StdioOptions = ['ignore', output, 'pipe', 'ipc']
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/logging-process.ts'], { stdio })
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  read(child)
  const [[report], [code, signal]] = await Promise.all([once(child, 'message'), once(child, 'exit')])
  return { ...Report.parse(report), code, signal, errors }
}

test('a process whose log is on a full disk works on, counts the lines and ends with its code', FULL, async () => {
  const outcome = await logTo(openSync('/dev/full', 'w'))
  expect(outcome).toMatchObject({ code: 7, signal: null, problem: expect.stringMatching(/ENOSPC.*lines were lost$/) })
  expect(outcome.lostLines).toBeGreaterThan(100)
  expect(outcome.errors).toContain('the last line')
})

test('a process whose log is not read works on, counts the lines and ends', { concurrent: true }, async () => {
  const outcome = await logTo('pipe')
  expect(outcome).toMatchObject({ signal: 'SIGKILL', problem: expect.stringMatching(/^nothing reads it; \d+ lines were lost$/) })
  expect(outcome.lostLines).toBeGreaterThan(100)
})

test('a process whose log is read loses no line, and its last one is written before it ends', { concurrent: true }, async () => {
  let text = ''
  const outcome = await logTo('pipe', ({ stdout }) => stdout?.on('data', (chunk: Buffer) => (text += chunk.toString())))
  expect(outcome).toMatchObject({ code: 7, problem: null, lostLines: 0 })
  expect(text.trimEnd().split('\n').at(-1)).toContain('the last line')
})
