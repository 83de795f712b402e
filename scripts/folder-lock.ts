import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { join, resolve } from 'node:path'
import * as z from 'zod'

/** Names the process that uses a folder; the file is beside the data, so that a second process finds it. */
export const OWNER_FILE = 'owner.json'
const Owner = z.object({ pid: z.int().positive(), port: z.int().positive(), token: z.string() })
const State = z.object({ token: z.string(), state: z.enum(['running', 'stopping']) })
type Owner = z.infer<typeof Owner>

export type FolderLock = {
  /** From now on others wait for the release instead of being refused. */
  announceStop: () => void
  release: () => void
}

const ANSWER_MS = 5000
const WAIT_FOR_STOP_MS = 20_000

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms))

/** Null: the file is gone, or stays unreadable for longer than its owner needs to write it. */
async function readOwner(file: string): Promise<Owner | null> {
  for (const wait of [0, 250]) {
    await pause(wait)
    const owner = Owner.safeParse(jsonOrNull(existsSync(file) ? readFileSync(file, 'utf8') : ''))
    if (owner.success) return owner.data
  }
  return null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Asks the owner itself, because a process id may belong to another program by now. Null: the file is left over from a
 * process that was killed. An owner that is alive and too busy to answer counts as running.
 */
function askOwner({ pid, port, token }: Owner): Promise<'running' | 'stopping' | null> {
  return new Promise((answer) => {
    const request = get({ host: '127.0.0.1', port, timeout: ANSWER_MS, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(0, 1000)))
      response.on('end', () => {
        const said = State.safeParse(jsonOrNull(text))
        answer(said.success && said.data.token === token ? said.data.state : null)
      })
    })
    request.on('timeout', () => {
      answer(isAlive(pid) ? 'running' : null)
      request.destroy()
    })
    request.on('error', () => answer(null))
  })
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function createOwner(file: string): Promise<FolderLock | null> {
  const token = randomUUID()
  let state = 'running'
  const server = createServer((_request, response) => response.end(JSON.stringify({ token, state })))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  server.unref()
  const address = server.address()
  const owner: Owner = { pid: process.pid, port: typeof address === 'object' && address ? address.port : 0, token }
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx', mode: 0o644 })
  } catch (error) {
    server.close()
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null
    throw error
  }
  const remove = () => rmSync(file, { force: true })
  process.once('exit', remove)
  return {
    announceStop: () => void (state = 'stopping'),
    release: () => {
      process.off('exit', remove)
      remove()
      server.close()
    },
  }
}

/**
 * Makes this process the only user of a folder until `release` or its end, however it ends. Waits for an owner that is
 * stopping; throws one sentence when another process uses the folder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, OWNER_FILE)
  const deadline = performance.now() + WAIT_FOR_STOP_MS
  for (;;) {
    const lock = await createOwner(file)
    if (lock) return lock
    const owner = await readOwner(file)
    const state = owner && (await askOwner(owner))
    if (state === null) rmSync(file, { force: true })
    else if (state === 'running' || performance.now() > deadline)
      throw new Error(
        `The folder ${resolve(folder)} is in use by process ${owner?.pid}. Stop that process first, or set DATA_DIR to another folder.`,
      )
    else await pause(100)
  }
}
