import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import autocannon from 'autocannon'

/** No wait here is longer than this. */
const LIMIT_MS = 120_000
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** User and system time of a process tree so far, in milliseconds (Linux: /proc). */
function cpuMs(pid: number): number {
  const children = new Map<number, number[]>()
  const own = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      const parent = Number(fields[1])
      own.set(Number(name), Number(fields[11]) + Number(fields[12]))
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
    } catch {
      // The process ended between listing and reading.
    }
  }
  const sum = (of: number): number =>
    (own.get(of) ?? 0) + (children.get(of) ?? []).reduce((total, child) => total + sum(child), 0)
  return (sum(pid) / TICKS_PER_SECOND) * 1000
}

const SAMPLE_MS = 500
/** A process that uses less CPU than this is idle. */
const REST_SHARE = 0.05

/** Waits until a process is idle, so that work after a change is not part of the next measurement. */
export async function atRest(pid: number): Promise<void> {
  const until = performance.now() + LIMIT_MS
  for (let before = cpuMs(pid); performance.now() < until;) {
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
    const now = cpuMs(pid)
    if (now - before < SAMPLE_MS * REST_SHARE) return
    before = now
  }
  throw new Error(`process ${pid} is not at rest after ${LIMIT_MS / 1000} s`)
}

/** Resident memory of a process in megabytes. */
export const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

type Request = Readonly<{ path: string; method?: 'GET' | 'POST'; body?: string; headers?: Record<string, string> }>
export type Load = Readonly<{
  port: number
  host: string
  /** The process whose CPU time is counted. */
  pid: number
  /** Sent in turn. */
  requests: readonly Request[]
  amount: number
  connections?: number
}>
/** `errors`: every answer without 2xx. Times in milliseconds. */
export type Loaded = Readonly<{ cpuPerRequest: number; p99: number; median: number; errors: number; perSecond: number }>

/** Sends a bounded number of requests to 127.0.0.1 and returns what they cost the server. */
export async function load({ port, host, pid, requests, amount, connections = 10 }: Load): Promise<Loaded> {
  const headers = { host: `${host}:${port}`, 'accept-encoding': 'gzip' }
  const before = cpuMs(pid)
  const { result, seconds } = await bounded({
    url: `http://127.0.0.1:${port}`,
    connections,
    amount,
    timeout: 10,
    requests: requests.map((request) => ({ ...request, headers: { ...headers, ...request.headers } })),
  })
  const answered = result.requests.total
  return {
    cpuPerRequest: (cpuMs(pid) - before) / answered,
    p99: result.latency.p99,
    median: result.latency.p50,
    errors: result.errors + result.non2xx + (amount - answered),
    perSecond: answered / seconds,
  }
}

/** `seconds`: until the last answer. autocannon looks once a second whether it is done, so its own duration is in whole ones. */
const bounded = (options: autocannon.Options) =>
  new Promise<{ result: autocannon.Result; seconds: number }>((resolve, reject) => {
    const from = performance.now()
    let last = from
    const run = autocannon(options, (error: Error | null, result) => {
      clearTimeout(limit)
      if (error) reject(error)
      else resolve({ result, seconds: Math.max((last - from) / 1000, 0.01) })
    })
    run.on('response', () => (last = performance.now()))
    const limit = setTimeout(() => run.stop(), LIMIT_MS)
  })
