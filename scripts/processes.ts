import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'

export type Running = { name: string; child: ChildProcess; lastLines: () => string; stop: () => Promise<void> }

/** What Node itself and its libraries read: where programs are, certificates and proxies. */
const SYSTEM =
  /^(?:PATH|HOME|TZ|NODE_COMPILE_CACHE|NODE_EXTRA_CA_CERTS|NODE_USE_ENV_PROXY|SSL_CERT_(?:FILE|DIR)|(?:HTTPS?|NO)_PROXY)$/i
const systemVariables = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => SYSTEM.test(name)))

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
  const file = join(options.logs, `${options.name}.log`)
  const log = openSync(file, options.append ? 'a' : 'w')
  const begin = options.append ? statSync(file).size : 0
  const child = spawn(process.execPath, options.args, {
    env: { NODE_ENV: 'production', ...systemVariables(), ...options.env },
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  endWithStarter(child)
  return { name: options.name, child, lastLines: () => readEnd(file, begin), stop: () => stop(child) }
}

/** Ends a process, and those that it started, when this process exits. */
export function endWithStarter(child: ChildProcess): void {
  const kill = () => killGroup(child)
  process.on('exit', kill)
  child.once('exit', () => process.off('exit', kill))
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL') // It has no group of its own.
  }
}

/** Runs a Node process on this terminal; resolves with its exit code. */
export async function runInTerminal(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env })
  endWithStarter(child)
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}

/** A signal exits, so that what this process started ends with it. */
export function exitOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.once(signal, () => process.exit(code))
}

const TAIL_BYTES = 4000

/** The end of a log, of what was written after `begin`. */
function readEnd(file: string, begin: number): string {
  const log = openSync(file, 'r')
  const tail = Buffer.alloc(TAIL_BYTES)
  const length = readSync(log, tail, 0, TAIL_BYTES, Math.max(begin, statSync(file).size - TAIL_BYTES))
  closeSync(log)
  return tail.toString('utf8', 0, length)
}

const STOP_LIMIT_MS = 15_000

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const limit = setTimeout(() => killGroup(child), STOP_LIMIT_MS)
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
