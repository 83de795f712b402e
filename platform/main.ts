import { makeLogger } from '@/runtime/logger'
import { startTracing } from '@/runtime/start-tracing'
import { platformEnv } from './platform-env'
import { createPlatform } from './start'

/**
 * Starts the process, and stops it within 10 s of SIGTERM or SIGINT. Exits with 143, as a supervisor expects of a drained
 * process.
 */
const tracing = await startTracing(platformEnv(), (line) => makeLogger('platform').warn(line))
const platform = await createPlatform(platformEnv())

function shutDown(code: number): void {
  setTimeout(() => process.exit(code), 10_000).unref()
  void platform
    .stop()
    .finally(tracing.stop)
    .finally(() => process.exit(code))
}
process.once('SIGTERM', () => shutDown(143))
process.once('SIGINT', () => shutDown(130))
process.once('uncaughtException', (error) => {
  platform.log.error({ error: String(error) }, 'uncaught exception, stopping')
  shutDown(1)
})
