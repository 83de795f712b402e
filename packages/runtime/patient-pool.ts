import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { loopDeadline } from './loop-deadline'
import { sendStatement } from './send-statement'
import { untilAborted } from './until-aborted'

const CONNECT_MS = 2000
const ANSWER_MS = 2500

type Answer = (error: Error | undefined, client: PoolClient | undefined, release: PoolClient['release']) => void

/**
 * Gives up on a connection after two seconds, and on an answer after 2.5 s (security 14). Time of our own busy event loop does not
 * count: the timers of `pg` fire before an answer of Postgres is read, so each render or picture that holds the loop would fail the
 * statements under way.
 */
export class PatientPool extends Pool {
  readonly #connectMs: number

  constructor(config: PoolConfig, connectMs = CONNECT_MS) {
    super({
      ...config,
      // Frees the place of a connection that is never made.
      connectionTimeoutMillis: 5000,
      onConnect: async (client) => {
        limitAnswers(client)
        await config.onConnect?.(client)
      },
    })
    this.#connectMs = connectMs
  }

  override connect(): Promise<PoolClient>
  override connect(answer: Answer): void
  override connect(answer?: Answer): Promise<PoolClient> | void {
    const connecting = this.#connectInTime()
    if (!answer) return connecting
    connecting.then(
      (client) => answer(undefined, client, client.release.bind(client)),
      (error: Error) => answer(error, undefined, () => undefined),
    )
  }

  async #connectInTime(): Promise<PoolClient> {
    const connecting = super.connect()
    const deadline = loopDeadline(this.#connectMs)
    try {
      return await untilAborted(deadline.signal, connecting)
    } catch (error) {
      if (!deadline.signal.aborted) throw error
      connecting.then((client) => client.release()).catch(() => undefined)
      throw new Error('timeout exceeded when trying to connect')
    } finally {
      deadline.clear()
    }
  }
}

/** A connection on which an answer is late ends, and with it its statements: what comes later is the answer to another one. */
function limitAnswers(client: { query: (...args: never[]) => unknown; end?: () => Promise<void> }): void {
  const { query } = client
  const send = (args: unknown[]): unknown => Reflect.apply(query, client, args)
  const sendInTime = (...args: unknown[]) => {
    const deadline = loopDeadline(ANSWER_MS)
    deadline.signal.addEventListener('abort', () => void client.end?.())
    return sendStatement(args, send, deadline.clear)
  }
  Object.assign(client, { query: sendInTime })
}
