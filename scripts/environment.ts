import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { PLATFORM_VARIABLES } from '../platform/platform-env'
import { SHOP_VARIABLES } from '../src/env'

/** Where the demo and its commands store everything: `DATA_DIR`, or `.data` in the project. */
export const demoFolder = (): string => process.env.DATA_DIR || '.data'

const NAMES = ['payload', 'platform', 'service'] as const
const Secrets = z.record(z.enum(NAMES), z.string().min(32))
export type Secrets = z.infer<typeof Secrets>

/** The secrets of this working copy: made once, stored in the data folder, never in the repository. A missing one is added. */
export function readSecrets(dataFolder: string): Secrets {
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
  /** The demo limits calls as production does; tests and benches send all of theirs from one address. */
  callLimitsFactor?: number
  shop?: Variables
}

/** The demo's log-ins are public: it listens on this machine only unless BIND and PLATFORM_BIND say otherwise. */
const LOOPBACK = '127.0.0.1'

const TEST_CALL_LIMITS_FACTOR = 1000
const callLimitsFactor = (settings: StackSettings): string =>
  process.env.CALL_LIMITS_FACTOR || String(settings.callLimitsFactor ?? TEST_CALL_LIMITS_FACTOR)

export type Variables = Record<string, string>

/** What the caller has set of a process's variables; the exporter of traces reads more of `OTEL_` than the processes name. */
const givenVariables = (names: readonly string[]): Variables =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value && (names.includes(name) || name.startsWith('OTEL_')) ? [[name, value]] : [],
    ),
  )

/** Variables of the shop (src/env.ts); the caller's environment wins, so an operator can point the demo elsewhere. */
export function shopVariables(settings: StackSettings): Variables {
  const platform = `http://127.0.0.1:${settings.platformPort}`
  return {
    BIND: LOOPBACK,
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
    CALL_LIMITS_FACTOR: callLimitsFactor(settings),
    DATA_DIR: resolve(settings.dataFolder),
    ...givenVariables(SHOP_VARIABLES),
    NODE_ENV: 'production',
    PORT: String(settings.shopPort),
    DATABASE_URL: settings.databaseUrl,
    ...settings.shop,
  }
}

/** Variables of the reference platform (platform/platform-env.ts); the caller's environment wins here, too. */
export const platformVariables = (settings: StackSettings): Variables => ({
  PLATFORM_BIND: LOOPBACK,
  PLATFORM_SECRET: settings.secrets.platform,
  SERVICE_SECRET: settings.secrets.service,
  SMTP_URL: `smtp://127.0.0.1:${settings.smtpPort}`,
  MAIL_FROM: 'Revalo <service@revalo.example>',
  ...givenVariables(PLATFORM_VARIABLES),
  NODE_ENV: 'production',
  PLATFORM_PORT: String(settings.platformPort),
  CALL_LIMITS_FACTOR: callLimitsFactor(settings),
  DATABASE_URL: settings.databaseUrl,
})
