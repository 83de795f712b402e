import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'

export type Running = { name: string; child: ChildProcess; lastLines: () => string; stop: () => Promise<void> }

/**
 * Starts a Node process whose output goes to `<logs>/<name>.log`. It is outside the terminal's process group: Ctrl-C reaches
 * this process, which stops the others in their order.
 */
export function startProcess(options: {
  name: string
  args: string[]
  env: Record<string, string>
  logs: string
  /** Appends to the log of the process before. */
  append?: boolean
}): Running {
  mkdirSync(options.logs, { recursive: true })
  const log = createWriteStream(join(options.logs, `${options.name}.log`), { flags: options.append ? 'a' : 'w' })
  const { PATH, HOME, TZ, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, options.args, {
    env: {
      NODE_ENV: 'production',
      PATH,
      HOME,
      ...(TZ && { TZ }),
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let tail = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk)
      tail = (tail + chunk.toString()).slice(-4000)
    })
  }
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill) // It must not outlive its starter.
  child.once('exit', () => process.off('exit', kill))
  return { name: options.name, child, lastLines: () => tail, stop: () => stop(child) }
}

const STOP_LIMIT_MS = 15_000

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    child.once('exit', () => (clearTimeout(limit), resolve()))
    child.kill('SIGTERM')
  })
}

/** Resolves when a command has exited with 0; throws with its last lines otherwise. */
export async function runToEnd(options: {
  name: string
  args: string[]
  env: Record<string, string>
  logs: string
}): Promise<void> {
  const running = startProcess(options)
  const code = await new Promise<number | null>((resolve) => running.child.once('exit', resolve))
  if (code !== 0) throw new Error(`${options.name} failed:\n${running.lastLines()}`)
}

const status = (port: number, path: string, timeout: number) =>
  new Promise<number>((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host: 'localhost' }, timeout }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.on('error', () => resolve(0))
    asked.on('timeout', () => asked.destroy())
    asked.end()
  })

type Patience = Readonly<{ withinMs: number; answerMs: number }>
const BUILT: Patience = { withinMs: 60_000, answerMs: 2000 }
/** The development server compiles the CMS and the first page before it answers: minutes on a slow or busy machine. */
export const COMPILES_FIRST: Patience = { withinMs: 600_000, answerMs: 300_000 }

/** Waits until the process answers with the status on the path; throws with its last lines when it ends or takes too long. */
export async function ready(running: Running, port: number, path: string, wanted = 200, patience = BUILT): Promise<void> {
  const deadline = performance.now() + patience.withinMs
  while (performance.now() < deadline) {
    if (running.child.exitCode !== null) throw new Error(`${running.name} ended while starting:\n${running.lastLines()}`)
    if ((await status(port, path, patience.answerMs)) === wanted) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${running.name} did not become ready:\n${running.lastLines()}`)
}
