import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildShop } from './build'
import { type StackSettings, platformVariables, readSecrets, shopVariables, type Variables } from './environment'
import { lockFolder, OWNER_FILE } from './folder-lock'
import { freePort } from './ports'
import { ensureDatabase, postgresFolder, startPostgres } from './postgres'
import { COMPILES_FIRST, ready, runToEnd, startProcess, type Running } from './processes'

const TSX = ['--import', 'tsx']

/** Shows commands of another terminal which database a running stack uses. */
export const RUNNING_FILE = 'running.json'

export type StackOptions = {
  /** Everything that the processes store: database, secrets, logs, media, mails. */
  dataFolder: string
  /** Next's output folder, below the project's root. */
  distFolder: string
  shopPort?: number
  platformPort?: number
  /** A database to use in place of DATABASE_URL or the embedded one. */
  databaseUrl?: string
  callLimitsFactor?: number
  /** `next dev` with hot reload instead of the production build. */
  development?: boolean
  /** Deletes the data first. */
  fresh?: boolean
  shop?: Variables
  say: (line: string) => void
}

export type Stack = {
  settings: StackSettings
  mailUrl: string
  logs: string
  distFolder: string
  processes: { platform: Running; shop: Running }
  stop: () => Promise<void>
}

const POSTGRES = 'postgres'

/** Empties a data folder. Throws when a command in another terminal uses its database. */
async function emptyFolder(dataFolder: string): Promise<void> {
  const database = postgresFolder(join(resolve(dataFolder), POSTGRES))
  const lock = await lockFolder(database)
  rmSync(database, { recursive: true, force: true })
  lock.release()
  for (const name of readdirSync(dataFolder))
    if (name !== OWNER_FILE) rmSync(join(dataFolder, name), { recursive: true, force: true })
}

/** The database of `DATABASE_URL`, or the embedded one below the data folder. */
export async function openDatabase(
  dataFolder: string,
  given = process.env.DATABASE_URL,
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (given) return { url: given, stop: async () => {} }
  const server = await startPostgres({ folder: join(resolve(dataFolder), POSTGRES) })
  return { url: await ensureDatabase(server.url, 'shop'), stop: server.stop }
}

/** Migrates and seeds CMS and platform. Both are safe to repeat: a second start finds nothing to do. */
export async function prepareData(settings: StackSettings, logs: string, say: (line: string) => void): Promise<void> {
  say('Migrating and seeding …')
  await Promise.all([prepareCms(settings, logs), preparePlatform(settings, logs)])
}

/** Safe to repeat, as the above. */
export async function prepareCms(settings: StackSettings, logs: string): Promise<void> {
  await migrateCms(settings, logs)
  await seedCms(settings, logs)
}

export const migrateCms = (settings: StackSettings, logs: string): Promise<void> =>
  runToEnd({ name: 'migrate', args: [...TSX, 'src/cms/migrate-database.ts'], env: shopVariables(settings), logs })

export const seedCms = (settings: StackSettings, logs: string): Promise<void> =>
  runToEnd({
    name: 'seed',
    args: [...TSX, 'src/seed/run.ts'],
    env: { ...shopVariables(settings), SEED_DEMO_STAFF: 'true' },
    logs,
  })

/** Loads a file of photographs by model, in place of those before. */
export const loadPhotographs = (settings: StackSettings, logs: string, file: string): Promise<void> =>
  runToEnd({
    name: 'platform-photographs',
    args: [...TSX, 'platform/cli.ts', 'photographs', file],
    env: platformVariables(settings),
    logs,
  })

async function preparePlatform(settings: StackSettings, logs: string): Promise<void> {
  const env = platformVariables(settings)
  await runToEnd({ name: 'platform-migrate', args: [...TSX, 'platform/cli.ts', 'migrate'], env, logs })
  await runToEnd({ name: 'platform-seed', args: [...TSX, 'platform/cli.ts', 'seed'], env, logs })
}

/**
 * The young generation is sized for many short requests: the collector interrupts one for two milliseconds; with Node's own size for
 * seven. The image starts both processes with the same flags.
 */
const YOUNG = '--max-semi-space-size=8'

export const startPlatform = (settings: StackSettings, logs: string, append = false): Running =>
  startProcess({ name: 'platform', args: [YOUNG, ...TSX, 'platform/main.ts'], env: platformVariables(settings), logs, append })

/** Half a gigabyte is three times what the shop needs, and two arenas stop the C library from making one for each thread. */
const SMALL = { flags: ['--max-old-space-size=512', YOUNG], env: { MALLOC_ARENA_MAX: '2' } }

export const startShop = (settings: StackSettings, distFolder: string, logs: string, append = false): Running =>
  startProcess({
    name: 'shop',
    args: [...SMALL.flags, join(distFolder, 'shop-server.mjs')],
    env: { ...shopVariables(settings), ...SMALL.env, NEXT_DIST_DIR: distFolder },
    logs,
    append,
  })

/**
 * On `localhost`, always: the framework writes this name into rewrites, and proxies every request to itself for ever when it
 * listens by another one.
 */
const startDevelopment = (settings: StackSettings, logs: string): Running =>
  startProcess({
    name: 'shop',
    args: ['node_modules/next/dist/bin/next', 'dev', '--port', String(settings.shopPort), '--hostname', 'localhost'],
    env: {
      ...shopVariables(settings),
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: '--dns-result-order=ipv4first', // `localhost` is 127.0.0.1, where its start is awaited
    },
    logs,
  })

async function startCatcher(settings: StackSettings, httpPort: number): Promise<() => Promise<void>> {
  const { startMailCatcher } = await import('../tools/mail-catcher/catcher')
  const catcher = await startMailCatcher({
    ...{ smtpPort: settings.smtpPort, httpPort, dir: join(settings.dataFolder, 'mails') },
    loadPreviews: async () =>
      (await import('../tools/mail-catcher/mail-previews')).openMailPreviews(
        settings.databaseUrl,
        `http://localhost:${settings.shopPort}`,
      ),
  })
  return () => catcher.stop()
}

/** Starts database, mail catcher, platform and shop. When one fails, stops those that already run. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const logs = join(options.dataFolder, 'logs')
  const lock = await lockFolder(options.dataFolder)
  const stops: (() => Promise<void>)[] = [async () => lock.release()]
  const stop = async () => {
    lock.announceStop()
    for (const end of stops.splice(0).reverse()) await end()
  }
  try {
    if (options.fresh) await emptyFolder(options.dataFolder)
    mkdirSync(logs, { recursive: true })
    const db = await openDatabase(options.dataFolder, options.databaseUrl ?? process.env.DATABASE_URL)
    stops.push(db.stop, announce(options.dataFolder, db.url))
    const settings: StackSettings = {
      databaseUrl: db.url,
      dataFolder: resolve(options.dataFolder),
      shopPort: options.shopPort ?? (await freePort()),
      platformPort: options.platformPort ?? (await freePort()),
      smtpPort: await freePort(),
      callLimitsFactor: options.callLimitsFactor,
      secrets: readSecrets(options.dataFolder),
      ...(options.shop && { shop: options.shop }),
    }
    const mailPort = await freePort()
    await Promise.all([prepareData(settings, logs, options.say), options.development ? undefined : build(options, logs)])
    stops.push(await startCatcher(settings, mailPort))
    const platform = startPlatform(settings, logs)
    const processes = { platform }
    stops.push(() => processes.platform.stop())
    await ready(platform, settings.platformPort, '/healthz')
    const shop = options.development ? startDevelopment(settings, logs) : startShop(settings, options.distFolder, logs)
    const running = Object.assign(processes, { shop })
    stops.push(() => running.shop.stop())
    // The health addresses belong to the production server; in development a page says that the shop is there.
    if (options.development) await ready(shop, settings.shopPort, '/', 200, COMPILES_FIRST)
    else await ready(shop, settings.shopPort, '/readyz')
    return { settings, mailUrl: `http://127.0.0.1:${mailPort}`, logs, distFolder: options.distFolder, processes: running, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function announce(dataFolder: string, databaseUrl: string): () => Promise<void> {
  const file = join(dataFolder, RUNNING_FILE)
  const remove = () => rmSync(file, { force: true })
  process.once('exit', remove) // Ctrl-C while the rest is starting
  writeFileSync(file, JSON.stringify({ pid: process.pid, databaseUrl }), { mode: 0o600 })
  return async () => {
    process.off('exit', remove)
    remove()
  }
}

async function build(options: StackOptions, logs: string): Promise<void> {
  options.say('Building the shop …')
  const outcome = await buildShop(options.distFolder, logs, { checkTypes: false })
  options.say(outcome === 'built' ? 'Built.' : 'The build is up to date.')
}
