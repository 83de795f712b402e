import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { backoff } from './ahead'

const CONNECT_MS = 2_000
/** With the answer's deadline: a silently dead connection is noticed within some three seconds. */
const KEEPALIVE_MS = 1_500
const ANSWER_MS = 1_500
const CHECK_CHANNEL = 'shop_listen_check'

export type ListenerOptions = Readonly<{
  connectionString: string
  channel: string
  /** A connection is listening: everything that was announced before must be read in full. */
  onListening: () => void
  onNotice: () => void
  /** The connection is open and hears nothing, as behind a transaction pooler; another try follows automatically. */
  onDeaf: () => void
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
  const drop = (lost: Client, report: () => void) => {
    if (client !== lost) return
    client = null
    // Not end(): it would wait for an answer that a hung server never sends.
    lost.connection.stream.destroy()
    if (stopped) return
    report()
    later(backoff(attempt++), connect)
  }
  const lose = (lost: Client, reason: string) => drop(lost, () => options.onLost(reason))
  const check = (current: Client) => {
    current.query('select 1').then(
      () => client === current && later(KEEPALIVE_MS, () => check(current)),
      (error: unknown) => lose(current, errorMessage(error)),
    )
  }
  const connect = () => {
    const fresh = makeClient(options.connectionString, 'shop-listen')
    client = fresh
    fresh.on('error', (error) => lose(fresh, errorMessage(error)))
    fresh.on('end', () => lose(fresh, 'the connection ended'))
    fresh.on('notification', ({ channel }) => client === fresh && channel === options.channel && options.onNotice())
    listenOn(fresh, options).then(
      (hears) => {
        if (client !== fresh) return
        if (!hears) return drop(fresh, options.onDeaf)
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

const makeClient = (connectionString: string, name: string) =>
  new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: name,
  })

/** Listens, and answers whether a notification of another connection arrives. */
async function listenOn(client: Client, { connectionString, channel }: ListenerOptions): Promise<boolean> {
  await client.connect()
  await client.query(`listen ${client.escapeIdentifier(channel)}`)
  await client.query(`listen ${CHECK_CHANNEL}`)
  return hearsOthers(client, connectionString)
}

/**
 * A transaction pooler accepts LISTEN, on a connection that others use next. A server that has no connection left for the check is
 * no reason not to listen.
 */
async function hearsOthers(client: Client, connectionString: string): Promise<boolean> {
  const token = randomUUID()
  const heard = Promise.withResolvers<boolean>()
  const hear = ({ payload }: { payload?: string | undefined }) => payload === token && heard.resolve(true)
  client.on('notification', hear)
  const other = makeClient(connectionString, 'shop-listen-check')
  other.on('error', () => undefined) // Reported by the query below.
  let timer: NodeJS.Timeout | undefined
  try {
    await other.connect()
    await other.query('select pg_notify($1, $2)', [CHECK_CHANNEL, token])
    timer = setTimeout(() => heard.resolve(false), ANSWER_MS)
    return await heard.promise
  } catch {
    return true
  } finally {
    clearTimeout(timer)
    client.off('notification', hear)
    other.connection.stream.destroy()
  }
}
