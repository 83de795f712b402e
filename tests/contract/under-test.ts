import { parsePlatformEnv } from '@platform/platform-env'
import { seedMarkets } from '@platform/seed/sample-markets'
import { createPlatform } from '@platform/start'
import { queuedMails } from '../support/queued-mails'
import { TEST_SERVICE_SECRET } from '../support/signed-settings'
import { testDatabase } from '../support/test-database'
import { settings } from './settings'

export type UnderTest = {
  url: string
  /** The token of the last mail of a kind to an address; null for a platform whose mails cannot be read. */
  mailedToken: ((kind: string, email: string) => Promise<string>) | null
  stop(): Promise<void>
}

/** The platform at the given address, or the reference platform with the whole catalogue in its own database. */
export async function platformUnderTest(): Promise<UnderTest> {
  if (settings.url) return { url: settings.url, mailedToken: null, stop: async () => undefined }
  return referencePlatform()
}

/** The reference platform, with `change` in its environment; without a catalogue nothing can be sold. */
export async function referencePlatform(change: Record<string, string> = {}, catalogue = true): Promise<UnderTest> {
  const database = await testDatabase('contract', catalogue ? 'catalogue' : 'platform')
  const env = parsePlatformEnv({
    ...{ NODE_ENV: 'test', PLATFORM_PORT: '0', PLATFORM_BIND: '127.0.0.1', PLATFORM_DATABASE_URL: database.url },
    ...{
      MAIL_FROM: 'Contract <contract@example.org>',
      CALL_LIMITS_FACTOR: '1000',
      PLATFORM_SECRET: 'only-for-tests-0123456789-0123456789',
      SERVICE_SECRET: TEST_SERVICE_SECRET,
    },
    ...change,
  })
  const platform = await createPlatform(env)
  await seedMarkets(platform.pool)
  const stop = async () => {
    await platform.stop()
    await database.drop()
  }
  const mailedToken = async (kind: string, email: string) => String((await queuedMails(platform, kind, email)).at(-1)?.token)
  return { url: platform.url, mailedToken, stop }
}
