import type { SanitizedConfig } from 'payload'

/** The CMS's configuration, read without any server: its environment leads nowhere. */
export async function offlineConfig(): Promise<SanitizedConfig> {
  const nowhere = 'http://127.0.0.1:1'
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    DATA_DIR: '/tmp/nothing',
    PAYLOAD_SECRET: 'a secret of the tests, long enough for env.ts',
    SERVICE_SECRET: 'only-for-tests-0123456789-0123456789',
    TRADE_API_URL: nowhere,
    ACCOUNT_API_URL: nowhere,
    CUSTOMER_API_URL: nowhere,
    TRACKING_API_URL: nowhere,
    MAIL_FROM: 'cms@shop.example',
    STAFF_HOSTS: 'localhost',
  })
  return (await import('@payload-config')).default
}
