import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { demoFolder, type StackSettings, readSecrets } from './environment'
import { exitOnSignals } from './processes'
import { RUNNING_FILE, openDatabase } from './stack'

const DATA = demoFolder()
const Running = z.object({ pid: z.number().int(), databaseUrl: z.string() })

/** The database of a running demo, so that a command works at the same time; null when none runs. */
function runningDatabase(): string | null {
  try {
    const { pid, databaseUrl } = Running.parse(JSON.parse(readFileSync(join(DATA, RUNNING_FILE), 'utf8')))
    process.kill(pid, 0) // Throws when there is no such process: the file is left over from a kill.
    return databaseUrl
  } catch {
    return null
  }
}

/** Runs a command against DATABASE_URL, the database of a running demo, or the embedded one started for it. */
export async function commandSettings(command: (place: StackSettings) => Promise<void>): Promise<void> {
  exitOnSignals()
  const running = process.env.DATABASE_URL ? null : runningDatabase()
  const db = running ? { url: running, stop: async () => {} } : await openDatabase(DATA)
  try {
    const port = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
    await command({
      databaseUrl: db.url,
      dataFolder: resolve(DATA),
      shopPort: port('PORT', 3000),
      platformPort: port('PLATFORM_PORT', 4000),
      smtpPort: 1025,
      secrets: readSecrets(DATA),
    })
  } catch (error) {
    console.error(errorMessage(error))
    process.exitCode = 1
  } finally {
    await db.stop()
  }
}
