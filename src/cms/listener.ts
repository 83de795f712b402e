import { Client } from 'pg'
import { errorMessage } from '@/runtime/error-text'
import { backoff } from './backoff'

const CONNECT_MS = 2_000
/** With the answer's deadline: a silently dead connection is noticed within some three seconds. */
const KEEPALIVE_MS = 1_500
const ANSWER_MS = 1_500

export type ListenerOptions = Readonly<{
  connectionString: string
  channel: string
  /** A connection is listening: everything that was announced before must be read in full. */
  onListening: () => void
  onNotice: () => void
  /** The connection is lost or could not be opened; another try follows automatically. */
  onLost: (reason: string) => void
}>

/**
 * Holds one connection of its own that LISTENs, as long as the process lives: reconnects with backoff, and checks the
 * connection every few seconds, because a silently dead one would leave the shop stale for good.
 */
export function keepListening(options: ListenerOptions): { stop: () => void } {
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let attempt = 0
  let stopped = false

  const later = (delay: number, run: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(run, delay)
    timer.unref()
  }
  const lose = (lost: Client, reason: string) => {
    if (client !== lost) return
    client = null
    // Not end(): it would wait for an answer that a hung server never sends.
    lost.connection.stream.destroy()
    if (stopped) return
    options.onLost(reason)
    later(backoff(attempt++), connect)
  }
  const check = (current: Client) => {
    current.query('select 1').then(
      () => client === current && later(KEEPALIVE_MS, () => check(current)),
      (error: unknown) => lose(current, errorMessage(error)),
    )
  }
  const connect = () => {
    const fresh = makeClient(options.connectionString)
    client = fresh
    fresh.on('error', (error) => lose(fresh, errorMessage(error)))
    fresh.on('end', () => lose(fresh, 'the connection ended'))
    fresh.on('notification', () => client === fresh && options.onNotice())
    listenOn(fresh, options.channel).then(
      () => {
        if (client !== fresh) return
        attempt = 0
        options.onListening()
        later(KEEPALIVE_MS, () => check(fresh))
      },
      (error: unknown) => lose(fresh, errorMessage(error)),
    )
  }

  connect()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
      const last = client
      client = null
      last?.connection.stream.destroy()
    },
  }
}

const makeClient = (connectionString: string) =>
  new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: 'shop-listen',
  })

async function listenOn(client: Client, channel: string): Promise<void> {
  await client.connect()
  await client.query(`listen ${client.escapeIdentifier(channel)}`)
}
