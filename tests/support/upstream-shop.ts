import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { deviceAddresses } from '@/clients/search-queries'
import { freePort } from '../../scripts/ports'
import { ready } from '../../scripts/processes'
import { startShop } from '../../scripts/stack'
import { controlledUpstream } from './controlled-upstream'
import { platformPort } from './shop-address'

const setting = (name: string): string => z.string().min(1, `${name} is not set`).parse(process.env[name])

export type UpstreamShop = Awaited<ReturnType<typeof startUpstreamShop>>

/** A shop of its own on the production build that has rendered no page yet, with a platform that the test controls. */
export async function startUpstreamShop(variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-upstream-'))
  const upstream = await controlledUpstream(platformPort())
  const port = await freePort()
  const dataFolder = join(folder, 'data')
  mkdirSync(dataFolder)
  const secrets = {
    payload: setting('PAYLOAD_SECRET'),
    platform: setting('PLATFORM_SECRET'),
    service: setting('SERVICE_SECRET'),
  }
  const ports = { shopPort: port, platformPort: upstream.port, smtpPort: 1 }
  const settings = { databaseUrl: setting('DATABASE_URL'), dataFolder, ...ports, secrets, shop: variables }
  const shop = startShop(settings, setting('SHOP_DIST'), join(folder, 'logs'))
  await ready(shop, port, '/readyz')
  const stop = async () => {
    await shop.stop()
    await upstream.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, upstream, logText: () => readFileSync(join(folder, 'logs', 'shop.log'), 'utf8'), stop }
}

const Addresses = z.object({ hits: z.object({ hits: z.array(z.object({ _source: z.object({ url: z.string() }) })) }) })

/** A hundred devices of a market, as the platform has them. */
export async function deviceSlugs(application: string): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${platformPort()}/searches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search: JSON.stringify(deviceAddresses('phones', '')), application, resultSize: 100 }),
  })
  return Addresses.parse(await response.json()).hits.hits.map(({ _source }) => _source.url)
}
