// At a release: `node --import tsx tests/support/make-release-dump.ts 1.1.0` writes `tests/fixtures/releases/1.1.0.sql.br`, a small
// shop and a platform with a few sales in one database, for tests/upgrade.full.postgres.test.ts of the next release. Needs a Postgres
// with `pg_dump` below /usr/lib/postgresql, so that an older server than the demo's can read the dump.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '../../scripts/ports'
import { prepareCms } from '../../scripts/stack'
import { ADDRESS, aCustomer, BANK } from './a-customer'
import { clarificationPlatform, readOfferId } from './clarification-platform'
import { POSTGRES_TOOLS, postgresTool, startInstalledPostgres } from './postgres-tools'
import { APPLICATION, anOffer, newKey, send, tradeRequest } from './small-platform'

const FOLDER = 'tests/fixtures/releases'

/** Sales in several states, a customer, a guest, a newsletter, a message, an event: one row or more in most tables. */
async function sampleData(platform: Awaited<ReturnType<typeof clarificationPlatform>>): Promise<string> {
  const { platform: running, asked, answer } = platform
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const { status } = await send(running, 'POST', path, body, { 'client-key': newKey(), ...headers })
    if (status >= 300) throw new Error(`POST ${path} answered ${status}`)
  }
  const [open, answered] = [await asked(1), await asked(1, 2)]
  await answer(answered.path, [readOfferId(answered.trade, 0), 'accept'], [readOfferId(answered.trade, 1), 'return'])
  const seller = await aCustomer(running)
  const change = async (path: string, body: unknown) => {
    const { status } = await seller.call('PATCH', path, body)
    if (status >= 300) throw new Error(`PATCH ${path} answered ${status}`)
  }
  await change('/customers/addresses', { address: { iri: '', ...ADDRESS } })
  await change('/customers/bank_accounts', { payment: { id: '', ...BANK } })
  const { offerId } = await anOffer(running)
  await post(
    '/trades',
    { ...tradeRequest([offerId]), voucher: 'WILLKOMMEN10' },
    { 'idempotency-key': newKey(), ...seller.headers },
  )
  await anOffer(running, { deviceId: 'two' })
  await post('/newsletter/subscriptions', { application: APPLICATION, email: 'miriam@example.org' })
  const message = { subject: 'trade_status', name: 'Miriam', email: open.email, message: 'Wann kommt mein Paket an?' }
  await post('/contacts', { application: APPLICATION, business: false, ...message })
  const event = { applicationId: APPLICATION, clientId: null, url: 'https://shop.example/', landingPageCodes: [] }
  await post('/controlling', { ...event, eventName: 'trade_created', tradeId: 'one', revenue: 41_200, currency: 'EUR' })
  return running.databaseUrl
}

/** Without what only `psql` reads, and without settings of the session that made it. */
const plainSql = (dump: string): string =>
  dump
    .split('\n')
    .filter((line) => !line.startsWith('\\') && !line.startsWith('--') && line !== '')
    .join('\n')

async function main(version: string): Promise<void> {
  if (!POSTGRES_TOOLS) throw new Error('There is no server with pg_dump below /usr/lib/postgresql')
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name the version: 1.1.0')
  const folder = mkdtempSync('/tmp/release-')
  chmodSync(folder, 0o755)
  const server = await startInstalledPostgres(join(folder, 'postgres'))
  process.env['TEST_DATABASE_URL'] = server.url
  const platform = await clarificationPlatform('release')
  try {
    const databaseUrl = await sampleData(platform)
    const secret = 'only-for-tests-0123456789-0123456789'
    const secrets = { payload: secret, platform: secret, service: secret }
    const ports = { shopPort: await freePort(), platformPort: 1, smtpPort: 1 }
    await prepareCms({ databaseUrl, dataFolder: join(folder, 'data'), ...ports, secrets }, join(folder, 'logs'))
    const file = join(folder, 'dump.sql')
    const form = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100', `--file=${file}`]
    await postgresTool('pg_dump', ...form, `--dbname=${databaseUrl}`)
    mkdirSync(FOLDER, { recursive: true })
    const packed = brotliCompressSync(plainSql(readFileSync(file, 'utf8')))
    writeFileSync(join(FOLDER, `${version}.sql.br`), packed)
    console.log(`${version}: ${packed.length} bytes`)
  } finally {
    await platform.platform.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main(process.argv[2] ?? '')
process.exit(0)
