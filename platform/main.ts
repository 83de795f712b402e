import { errorText } from '@trade-in-shop/runtime/error-text'
import { makeLogger } from '@trade-in-shop/runtime/logger'
import { exitAfterLog, startServerLog } from '@trade-in-shop/runtime/server-log'
import { startTracing } from '@trade-in-shop/runtime/start-tracing'
import { platformEnv } from './platform-env'
import { createPlatform } from './start'

/**
 * Starts the process, and stops it within 10 s of SIGTERM or SIGINT. Exits with 143, as a supervisor expects of a drained
 * process.
 */
const STOP_LIMIT_MS = 9_000
const env = platformEnv()
startServerLog()
const log = makeLogger('platform')
/** What ends with the process; grows while it starts. */
const stops: (() => Promise<void>)[] = []

function shutDown(code: number): void {
  const exit = () => void exitAfterLog(code)
  setTimeout(exit, STOP_LIMIT_MS).unref()
  const end = async () => {
    for (const stop of stops.toReversed()) await stop()
  }
  void end().finally(exit)
}
process.once('SIGTERM', () => shutDown(143))
process.once('SIGINT', () => shutDown(130))
process.once('uncaughtException', (error) => {
  log.fatal({ error: errorText(error) }, 'no code handles this error: the process ends (F28)')
  shutDown(1)
})
stops.push((await startTracing(env, (line) => log.warn(line))).stop)
stops.push((await createPlatform(env)).stop)
