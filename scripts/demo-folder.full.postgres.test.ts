import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { freePort } from './ports'

const Running = z.object({ databaseUrl: z.string() })
let folder: string
const started: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-folder-'))
  chmodSync(folder, 0o755) // The embedded Postgres may run as another user.
})
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT')
    await ended(child)
  }
  rmSync(folder, { recursive: true, force: true })
})

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve))

/** A separate process, with its output so far. */
function start(args: string[], env: Record<string, string> = {}) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    env: { NODE_ENV: 'production', PATH, HOME, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { child, output: () => text }
}

async function waitFor<T>(look: () => T | null | undefined, what: () => string): Promise<T> {
  for (const until = performance.now() + 60_000; performance.now() < until;) {
    const seen = look()
    if (seen) return seen
    await new Promise((next) => setTimeout(next, 100))
  }
  throw new Error(`Waited in vain: ${what()}`)
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query('select 1')).rowCount === 1
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A process that starts the embedded Postgres over the folder, prints its address and stays. */
const postgres = () =>
  start([
    '--input-type=module',
    '-e',
    `import { startPostgres } from './scripts/postgres.ts'
     const server = await startPostgres({ folder: ${JSON.stringify(join(folder, 'postgres'))} })
     console.log(server.url)
     process.on('SIGINT', () => void server.stop().then(() => process.exit(0)))
     setInterval(() => {}, 1e6)`,
  ])
const urlOf = ({ output }: ReturnType<typeof start>) => waitFor(() => /postgres:\/\/\S+/.exec(output())?.[0], output)

test('a second process that starts Postgres in a folder in use is refused, and the first one’s database still answers', async () => {
  const first = postgres()
  const url = await urlOf(first)
  const second = postgres()
  expect(await ended(second.child)).not.toBe(0)
  expect(second.output()).toContain(`is in use by process`)
  expect(await answers(url)).toBe(true)
})

test('the next start ends a server that outlived the kill of its starter', async () => {
  const first = postgres()
  const url = await urlOf(first)
  const { pid } = z.object({ pid: z.int() }).parse(JSON.parse(readFileSync(join(folder, 'postgres', 'owner.json'), 'utf8')))
  execFileSync('kill', ['-9', String(pid), String(first.child.pid)])
  await ended(first.child)
  const next = await urlOf(postgres())
  expect(next).not.toBe(url)
  expect(await answers(next)).toBe(true)
})

const demo = async (...flags: string[]) =>
  start(['scripts/demo.ts', '--development', ...flags], {
    ...{ DATA_DIR: folder, PORT: String(await freePort()), PLATFORM_PORT: String(await freePort()) },
  })
const running = () => join(folder, 'running.json')

test('a second demo in the same folder on other ports is refused in one sentence and does no harm', async () => {
  const first = await demo()
  await waitFor(() => existsSync(running()), first.output)
  const { databaseUrl } = Running.parse(JSON.parse(readFileSync(running(), 'utf8')))
  for (const flags of [[], ['--fresh']]) {
    const second = await demo(...flags)
    expect(await ended(second.child)).toBe(1)
    expect(second.output().trim()).toBe(
      `The folder ${folder} is in use by process ${first.child.pid}. Stop that process first, or set DATA_DIR to another folder.`,
    )
  }
  expect(await answers(databaseUrl)).toBe(true)
  expect(first.child.exitCode).toBeNull()
})

test('Ctrl-C during the start of the demo leaves no running file, and the next start is not refused', async () => {
  const first = await demo()
  await waitFor(() => existsSync(running()), first.output)
  first.child.kill('SIGINT')
  expect(await ended(first.child)).toBe(0)
  expect([running(), join(folder, 'owner.json')].filter((file) => existsSync(file))).toEqual([])
  const next = await demo()
  await waitFor(() => existsSync(running()), next.output)
})
