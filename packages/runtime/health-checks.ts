import { connect } from 'node:net'
import { SECOND } from './durations'
import { errorMessage } from './error-text'
import type { Pool } from './metrics'
import { processWide } from './process-wide'
import { SingleFlight } from './single-flight'

/** Answers what is wrong in a few words, or null; throws when it cannot be checked. */
export type Check = () => Promise<string | null> | string | null

/** What an operator reads about this process, by name: `database`, `listener`, `platform`, `disk`, `mail`, `storage`, `publishing` (P-35). */
export const healthChecks = () => processWide('runtime.health-checks', () => new Map<string, Check>())

const CHECK_MS = 3 * SECOND
const rounds = new SingleFlight<Readonly<Record<string, string>>>()

const withinTime = <T>(task: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('no answer')), CHECK_MS)
  return Promise.race([task, late.promise]).finally(() => clearTimeout(timer))
}

/** Runs all checks, once for all who ask at the same time: `ok`, or what is wrong. */
export const runChecks = (): Promise<Readonly<Record<string, string>>> =>
  rounds.run('all', async () => {
    const results = [...healthChecks()].map(async ([name, check]) => {
      const problem = await withinTime(Promise.resolve().then(check)).catch((error: unknown) => errorMessage(error))
      return [name, problem ?? 'ok'] as const
    })
    return Object.fromEntries(await Promise.all(results))
  })

/** Checks that something accepts connections at an address: `https://trade.example`, `smtp://mail:1025`. */
export const reachable = (address: string, defaultPort: number): Check => {
  const { hostname, port } = new URL(address)
  return () =>
    new Promise((resolve) => {
      const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || defaultPort, timeout: CHECK_MS / 2 })
      const end = (problem: string | null) => (socket.destroy(), resolve(problem))
      socket.once('connect', () => end(null))
      socket.once('timeout', () => end('no connection in time'))
      socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? 'no connection'))
    })
}

export const answering =
  (pool: () => Pool | Promise<Pool>): Check =>
  async () => {
    await (await pool()).query('select 1')
    return null
  }

/** Checks that the mail server accepts connections. */
export const mailReachable = (smtpUrl: string): Check => reachable(smtpUrl, smtpUrl.startsWith('smtps:') ? 465 : 25)
