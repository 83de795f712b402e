import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { Client } from 'pg'
import { testDatabase } from '../support/test-database'

export type Cms = Readonly<{ payload: Payload; url: string; dataFolder: string }>

/** The CMS of this process: its settings are read once, so all test files of the process use it, one after the other. */
let running: Promise<Cms> | undefined
/** What test files replace in Payload and its database, as it was at the start. */
let untouched: readonly [object, object] | undefined

/** The CMS as the shop runs it, with all migrations and without content. */
export async function startCms(): Promise<Cms> {
  const isNew = running === undefined
  running ??= start()
  const cms = await running
  if (!isNew) await empty(cms)
  restore(cms)
  setEnvironment(cms)
  return cms
}

async function start(): Promise<Cms> {
  const { url } = await testDatabase('cms', 'cms')
  const dataFolder = mkdtempSync(join(tmpdir(), 'cms-'))
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }))
  setEnvironment({ url, dataFolder })
  const { getPayload } = await import('payload')
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  // These tests are about problems, which need no lines in the output.
  payload.logger.level = 'fatal'
  return { payload, url, dataFolder }
}

function restore({ payload }: Cms): void {
  untouched ??= [{ ...payload }, { ...payload.db }]
  Object.assign(payload, untouched[0])
  Object.assign(payload.db, untouched[1])
}

function setEnvironment({ url, dataFolder }: Pick<Cms, 'url' | 'dataFolder'>): void {
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
}

/** Triggers that protect rows are left out: the audit log could not be emptied otherwise. */
async function empty({ url, dataFolder }: Cms): Promise<void> {
  for (const name of readdirSync(dataFolder)) rmSync(join(dataFolder, name), { recursive: true, force: true })
  mkdirSync(dataFolder, { recursive: true })
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'payload_migrations'`,
    )
    await client.query('set session_replication_role = replica')
    await client.query(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity`)
  } finally {
    await client.end()
  }
}
