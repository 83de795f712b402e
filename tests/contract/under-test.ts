import { parsePlatformEnv } from '@platform/env'
import { seed } from '@platform/seed/run'
import { createPlatform } from '@platform/start'
import { testDatabase } from '../support/test-database'
import { settings } from './settings'

export type UnderTest = { url: string; stop(): Promise<void> }

/** The platform at the given address, or the reference platform with the whole catalogue in a database of its own. */
export async function platformUnderTest(): Promise<UnderTest> {
  if (settings.url) return { url: settings.url, stop: async () => undefined }
  const database = await testDatabase('contract')
  const env = parsePlatformEnv({
    ...{ NODE_ENV: 'test', PLATFORM_PORT: '0', PLATFORM_BIND: '127.0.0.1', PLATFORM_DATABASE_URL: database.url },
    ...{ MAIL_FROM: 'Contract <contract@example.org>', PLATFORM_SECRET: 'only-for-tests-0123456789-0123456789' },
  })
  const platform = await createPlatform(env)
  await seed({ url: database.url, now: new Date() })
  const stop = async () => {
    await platform.stop()
    await database.drop()
  }
  return { url: platform.url, stop }
}
