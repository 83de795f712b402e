import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'

/** Where the demo and its commands store everything: `DATA_DIR`, or `.data` in the project. */
export const demoFolder = (): string => process.env.DATA_DIR || '.data'

const NAMES = ['payload', 'platform', 'service'] as const
const Secrets = z.record(z.enum(NAMES), z.string().min(32))
export type Secrets = z.infer<typeof Secrets>

/** The secrets of this working copy: made once, stored in the data folder, never in the repository. A missing one is added. */
export function secretsOf(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json')
  const stored = existsSync(file) ? z.partialRecord(z.enum(NAMES), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const secrets = Secrets.parse(
    Object.fromEntries(NAMES.map((name) => [name, stored[name] ?? randomBytes(32).toString('base64url')])),
  )
  if (NAMES.some((name) => stored[name] === undefined)) {
    mkdirSync(dataFolder, { recursive: true })
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  }
  return secrets
}

export type StackSettings = {
  databaseUrl: string
  dataFolder: string
  shopPort: number
  platformPort: number
  smtpPort: number
  secrets: Secrets
  /** Further variables of the shop. */
  shop?: Variables
}

/** Variables with a default of their own, passed on when the caller has set them. */
const OPTIONAL = [
  ...['MAX_RENDERS', 'MAX_API_CALLS', 'MAX_WAITING', 'MAX_WAIT_MS', 'METRICS_PORT', 'METRICS_BIND'],
  ...['STORAGE_URL', 'STORAGE_REGION', 'STORAGE_ACCESS_KEY', 'STORAGE_SECRET_KEY', 'PHOTO_ORIGINS'],
]

/** Traces: the variables of OpenTelemetry's exporter are more than the two processes name. */
const isOfTraces = (name: string) => name.startsWith('OTEL_')

/** The demo's log-ins are public: it listens on this machine only unless BIND and PLATFORM_BIND say otherwise. */
const LOOPBACK = '127.0.0.1'

export type Variables = Record<string, string>

/** Variables of the shop (src/env.ts); the caller's environment wins, so an operator can point the demo elsewhere. */
export function shopVariables(settings: StackSettings): Variables {
  const platform = `http://127.0.0.1:${settings.platformPort}`
  const made: Variables = {
    NODE_ENV: 'production',
    PORT: String(settings.shopPort),
    BIND: LOOPBACK,
    DATABASE_URL: settings.databaseUrl,
    PAYLOAD_SECRET: settings.secrets.payload,
    SERVICE_SECRET: settings.secrets.service,
    TRADE_API_URL: platform,
    ACCOUNT_API_URL: platform,
    CUSTOMER_API_URL: platform,
    TRACKING_API_URL: platform,
    AFFILIATE_TRACKING_URL: platform,
    SMTP_URL: `smtp://127.0.0.1:${settings.smtpPort}`,
    MAIL_FROM: 'Revalo <service@revalo.example>',
    STAFF_HOSTS: 'localhost,admin.localhost',
    DATA_DIR: resolve(settings.dataFolder),
  }
  const given = Object.entries(process.env).filter(
    ([name, value]) =>
      (name in made || OPTIONAL.includes(name) || isOfTraces(name)) && name !== 'NODE_ENV' && name !== 'DATABASE_URL' && value,
  )
  const chosen = Object.fromEntries(given.map(([name, value]) => [name, value ?? '']))
  return { ...made, ...chosen, ...settings.shop, PORT: String(settings.shopPort) }
}

/** Variables of the reference platform (platform/platform-env.ts). */
export const platformVariables = (settings: StackSettings): Variables => ({
  NODE_ENV: 'production',
  PLATFORM_PORT: String(settings.platformPort),
  PLATFORM_BIND: process.env.PLATFORM_BIND || LOOPBACK,
  PLATFORM_METRICS_PORT: process.env.PLATFORM_METRICS_PORT ?? '',
  PLATFORM_DATABASE_URL: settings.databaseUrl,
  PLATFORM_SECRET: settings.secrets.platform,
  SERVICE_SECRET: process.env.SERVICE_SECRET || settings.secrets.service,
  SMTP_URL: process.env.SMTP_URL ?? `smtp://127.0.0.1:${settings.smtpPort}`,
  MAIL_FROM: process.env.MAIL_FROM ?? 'Revalo <service@revalo.example>',
  ...(process.env.SEARCH_NODE ? { SEARCH_NODE: process.env.SEARCH_NODE } : {}),
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith('OIDC_') || isOfTraces(name) ? [[name, value ?? '']] : [],
    ),
  ),
})
