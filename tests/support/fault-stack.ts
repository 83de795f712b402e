import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StackSettings, Variables } from '../../scripts/environment'
import { freePort } from '../../scripts/ports'
import { ready, type Running } from '../../scripts/processes'
import { prepareCms, startShop } from '../../scripts/stack'
import { controlledPostgres } from './controlled-postgres'
import { controlledUpstream, type ControlledUpstream } from './controlled-upstream'
import { ask, platformPort, type Answer, type RequestOptions } from './shop-address'

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

const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; run these tests with \`npm test -- --only http\`.`)
  return value
}

/** Shops of this test only, on the production build, each with a database and an upstream that the test controls. */
export async function startFaultStack() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-faults-'))
  chmodSync(folder, 0o755) // Postgres may run as another user
  const logs = join(folder, 'logs')
  const postgres = await controlledPostgres(join(folder, 'postgres'))
  const shops: FaultShop[] = []
  const secrets = { payload: setting('PAYLOAD_SECRET'), platform: setting('PLATFORM_SECRET'), service: setting('SERVICE_SECRET') }
  const basis = { databaseUrl: postgres.url, smtpPort: 1, secrets }
  const seedPlace: StackSettings = { ...basis, dataFolder: join(folder, 'seed'), shopPort: await freePort(), platformPort: 1 }
  await prepareCms(seedPlace, logs)

  type Prepare = (dataFolder: string) => void
  const start = async (name: string, prepareFolder: Prepare = () => undefined, variables: Variables = {}): Promise<FaultShop> => {
    const dataFolder = join(folder, name)
    mkdirSync(dataFolder)
    prepareFolder(dataFolder)
    const upstream = await controlledUpstream(platformPort())
    const port = await freePort()
    const settings = { ...basis, dataFolder, shopPort: port, platformPort: upstream.port, shop: variables }
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
    postgres.thaw()
    await Promise.all(shops.map(({ running }) => (running.child.kill('SIGKILL'), running.stop())))
    await Promise.all(shops.map(({ upstream }) => upstream.stop()))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { postgres, start, stop }
}
