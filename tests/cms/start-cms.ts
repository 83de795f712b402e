import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { testDatabase } from '../support/test-database'

export type Cms = Readonly<{ payload: Payload; url: string; dataFolder: string; stop: () => Promise<void> }>

/**
 * The CMS over a new database with all migrations, as the shop runs it. One for each test file, because its settings are read
 * once.
 */
export async function startCms(purpose: string): Promise<Cms> {
  const { url, drop } = await testDatabase(purpose)
  const dataFolder = mkdtempSync(join(tmpdir(), 'cms-'))
  const nowhere = 'http://127.0.0.1:1'
  Object.assign(process.env, {
    DATABASE_URL: url,
    DATA_DIR: dataFolder,
    PAYLOAD_SECRET: 'a secret of the tests, long enough for env.ts',
    SERVICE_SECRET: 'only-for-tests-0123456789-0123456789',
    TRADE_API_URL: nowhere,
    ACCOUNT_API_URL: nowhere,
    CUSTOMER_API_URL: nowhere,
    TRACKING_API_URL: nowhere,
    MAIL_FROM: 'cms@shop.example',
    STAFF_HOSTS: 'localhost,admin.localhost',
    PORT: '3000',
  })
  const { migrateDatabase } = await import('@/cms/migrate')
  await migrateDatabase(url)
  const { getPayload } = await import('payload')
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  // These tests cause refusals on purpose; they need no log line.
  payload.logger.level = 'fatal'
  const stop = async () => {
    await payload.destroy()
    await drop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
  return { payload, url, dataFolder, stop }
}
