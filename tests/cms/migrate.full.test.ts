import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { testDatabase } from '../support/test-database'
import { startCms } from './start-cms'

const run = promisify(execFile)
const nowhere = 'http://127.0.0.1:1'

const migrate = (url: string) =>
  run(process.execPath, ['--import', 'tsx', 'src/cms/migrate-database.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      PAYLOAD_SECRET: 'a secret of the tests, long enough for env.ts',
      SERVICE_SECRET: 'only-for-tests-0123456789-0123456789',
      TRADE_API_URL: nowhere,
      ACCOUNT_API_URL: nowhere,
      CUSTOMER_API_URL: nowhere,
      TRACKING_API_URL: nowhere,
      MAIL_FROM: 'cms@shop.example',
    },
  })

test('of two deployments at once one migrates, the other waits and finds nothing to do', async () => {
  const { url, drop } = await testDatabase('migrate')
  const said = (await Promise.all([migrate(url), migrate(url)])).map(({ stdout }) => stdout)
  expect(said.filter((text) => text.includes('The schema of the CMS is up to date'))).toHaveLength(1)
  expect(said.filter((text) => /Ran \d{8}_\d{6}_/.test(text))).toHaveLength(1)
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select name, count(*)::int as times from payload_migrations group by name')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ times }) => times === 1)).toBe(true)
  await client.end()
  await drop()
})

test('the migrations make exactly the tables that the collections need', async () => {
  const cms = await startCms()
  const { generateDrizzleJson, generateMigration } = getPostgres(cms.payload).requireDrizzleKit()
  const latest = readdirSync('migrations')
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .at(-1)
  const before = JSON.parse(readFileSync(`migrations/${latest}`, 'utf8'))
  const after = await generateDrizzleJson(getPostgres(cms.payload).schema)
  expect(await generateMigration(before, after)).toEqual([])
})
