import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StackSettings, Variables } from '../../scripts/environment'
import { freePort } from '../../scripts/ports'
import { ready, type Running } from '../../scripts/processes'
import type { Postgres } from '../../scripts/postgres'
import { prepareCms, startShop } from '../../scripts/stack'
import { controlledPostgres } from './controlled-postgres'
import { controlledUpstream, type ControlledUpstream } from './controlled-upstream'
import { ask, platformPort, type Answer, type RequestOptions } from './shop-address'
import { testDatabase } from './test-database'

export type FaultShop = Readonly<{
  port: number
  running: Running
  dataFolder: string
  upstream: ControlledUpstream
  ask: (host: string, path: string, asked?: RequestOptions) => Promise<Answer>
  /** 0 while no process listens. */
  status: (path: string) => Promise<number>
  ready: () => Promise<void>
  exited: () => Promise<number | null>
}>
export type FaultStack = Awaited<ReturnType<typeof startFaultStack>>
/** Shops on the Postgres of all tests, which none of them stops. */
export type FaultShops = Omit<FaultStack, 'postgres'>

const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; run these tests with \`npm test -- --only http\`.`)
  return value
}

function privateFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-faults-'))
  chmodSync(folder, 0o755) // Postgres may run as another user
  return folder
}

const basisOf = (databaseUrl: string): Pick<StackSettings, 'databaseUrl' | 'smtpPort' | 'secrets'> => {
  const secrets = { payload: setting('PAYLOAD_SECRET'), platform: setting('PLATFORM_SECRET'), service: setting('SERVICE_SECRET') }
  return { databaseUrl, smtpPort: 1, secrets }
}

/**
 * Shops of this test only, on the production build: the test controls their Postgres, and an upstream for each. `prepareDisk` gets
 * the folder that Postgres will have its data in.
 */
export async function startFaultStack(prepareDisk: (folder: string) => void = () => undefined) {
  const folder = privateFolder()
  mkdirSync(join(folder, 'postgres'))
  prepareDisk(join(folder, 'postgres'))
  const postgres = await controlledPostgres(join(folder, 'postgres'))
  const place = { dataFolder: join(folder, 'seed'), shopPort: await freePort(), platformPort: 1 }
  await prepareCms({ ...basisOf(postgres.url), ...place }, join(folder, 'logs'))
  return { postgres, ...shopsOn(postgres, folder) }
}

/** The same for a test that leaves its Postgres alone: on a copy of the seeded CMS. */
export async function startFaultShops(purpose: string): Promise<FaultShops> {
  const { url, drop } = await testDatabase(purpose, 'seeded-cms')
  return shopsOn({ url, stop: drop }, privateFolder())
}

function shopsOn(database: Postgres, folder: string) {
  const logs = join(folder, 'logs')
  const shops: FaultShop[] = []
  type Prepare = (dataFolder: string) => void
  const start = async (name: string, prepareFolder: Prepare = () => undefined, variables: Variables = {}): Promise<FaultShop> => {
    const dataFolder = join(folder, name)
    mkdirSync(dataFolder)
    prepareFolder(dataFolder)
    const upstream = await controlledUpstream(platformPort())
    const port = await freePort()
    const settings = { ...basisOf(database.url), dataFolder, shopPort: port, platformPort: upstream.port, shop: variables }
    const running = startShop(settings, setting('SHOP_DIST'), join(logs, name))
    const asking: FaultShop['ask'] = (host, path, asked) => ask(host, path, { ...asked, port })
    const exited = new Promise<number | null>((resolve) => running.child.once('exit', resolve))
    const shop: FaultShop = {
      ...{ port, running, dataFolder, upstream, ask: asking },
      status: (path) =>
        asking('localhost', path).then(
          ({ status }) => status,
          () => 0,
        ),
      ready: () => ready(running, port, '/readyz'),
      exited: () => exited,
    }
    shops.push(shop)
    return shop
  }

  const stop = async () => {
    await Promise.all(shops.map(({ running }) => (running.child.kill('SIGKILL'), running.stop())))
    await Promise.all(shops.map(({ upstream }) => upstream.stop()))
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { start, stop }
}
