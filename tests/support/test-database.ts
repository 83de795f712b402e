import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint } from '../../scripts/build'
import { dropDatabase, ensureDatabase, fillDatabase } from '../../scripts/postgres'
import { migrateCms, seedCms } from '../../scripts/stack'

/** A run of `npm test` drops all databases whose names begin with its own prefix. */
const PREFIX = process.env.TEST_DATABASE_PREFIX ?? 'test_'

export type TestDatabase = { url: string; drop: () => Promise<void> }

/**
 * What a test's database can hold from the start: the schema of the CMS without content; with the content and the staff of the
 * demo; the schema of the platform without data; with the demo's catalogue, markets and vouchers.
 */
export type Content = 'cms' | 'seeded-cms' | 'platform' | 'catalogue'
type Template = Readonly<{ from?: Content; sources: readonly string[]; fill: (url: string) => Promise<void> }>

const OF_CMS = ['payload.config.ts', 'migrations', 'src', 'packages']
const OF_PLATFORM = ['platform', 'packages']
const TEMPLATES: Readonly<Record<Content, Template>> = {
  cms: { sources: OF_CMS, fill: (url) => prepare(url, migrateCms) },
  'seeded-cms': { from: 'cms', sources: OF_CMS, fill: (url) => prepare(url, seedCms) },
  platform: {
    sources: OF_PLATFORM,
    fill: async (url) => void (await (await import('@platform/store/migrate-platform')).migrate(url)),
  },
  catalogue: {
    from: 'platform',
    sources: OF_PLATFORM,
    fill: async (url) => void (await (await import('@platform/seed/seed-platform')).seed({ url, now: new Date() })),
  },
}

async function prepare(databaseUrl: string, work: typeof migrateCms): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'template-'))
  const secret = 'only-for-tests-0123456789-0123456789'
  const secrets = { payload: secret, platform: secret, service: secret }
  try {
    await work({ databaseUrl, dataFolder, shopPort: 3000, platformPort: 1, smtpPort: 1, secrets }, join(dataFolder, 'logs'))
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

const templates = new Map<Content, Promise<string>>()
/** The name of a filled database on the server: made once for all processes of a run, and again after a change of its sources. */
function templateOf(server: string, content: Content): Promise<string> {
  const made = templates.get(content) ?? makeTemplate(server, content)
  templates.set(content, made)
  return made
}

async function makeTemplate(server: string, content: Content): Promise<string> {
  const { from, sources, fill } = TEMPLATES[content]
  const name = `${PREFIX}${content.replace('-', '_')}_${fingerprint(sources).slice(0, 12)}`
  await fillDatabase(server, name, fill, from && (await templateOf(server, from)))
  return name
}

/**
 * A new database on the server of TEST_DATABASE_URL (`npm test` starts one), empty or with content; `drop` closes open connections
 * too.
 */
export async function testDatabase(purpose: string, content?: Content): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set; run these tests with `npm test -- --only integration`.')
  const name = `${PREFIX}${purpose.replace(/[^a-z0-9]/gi, '_').toLowerCase()}_${randomBytes(4).toString('hex')}`
  const url = await ensureDatabase(server, name, content && (await templateOf(server, content)))
  return { url, drop: () => dropDatabase(server, name) }
}
