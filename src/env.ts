import * as z from 'zod'

/**
 * The only reader of `process.env` in `src/`. A missing or malformed value ends the process with the variable's name and the
 * expected form (security 35). `next build` needs no values: see `BUILD_VALUES`.
 */
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')
const baseUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
/** Empty counts as not set, as compose passes on what an operator leaves out. */
const named = (name: string) =>
  z
    .string()
    .max(100)
    .default('')
    .transform((value) => value || name)
/** `https://host`, `private+https://host` for a host of one's own network, or http of this machine alone. */
const PHOTO_ORIGIN =
  /^(?:(?:private\+)?https:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d{1,5})?$/i
const photoOrigin = z.string().regex(PHOTO_ORIGIN, 'expected https://host or private+https://host, with commas')
const share = z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().min(0).max(1).default(1))

const Env = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The port in public URLs of local hosts, when it is not `PORT` (a container's mapped port). */
  PUBLIC_PORT: optional(z.coerce.number().int().min(1).max(65535)),
  /** Address to listen on. */
  BIND: z.string().default('0.0.0.0'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** A session connection for LISTEN, when `DATABASE_URL` goes through a transaction pooler. */
  LISTEN_DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  PAYLOAD_SECRET: z.string().min(32),
  /** Signs the settings that the shop sends to the platform; both have the same secret. */
  SERVICE_SECRET: z.string().min(32),
  TRADE_API_URL: baseUrl,
  /** `user:password`, development environments only (C-08). */
  TRADE_API_BASIC_AUTH: optional(z.string().regex(/^[^:]+:.+$/, 'expected user:password')),
  ACCOUNT_API_URL: baseUrl,
  CUSTOMER_API_URL: baseUrl,
  TRACKING_API_URL: baseUrl,
  AFFILIATE_TRACKING_URL: optional(baseUrl),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string().min(3),
  TRUST_PROXY: flag,
  STAFF_HOSTS: z
    .string()
    .default('localhost,admin.localhost')
    .transform((value) =>
      value
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ),
  /** Folder for this process's own files: the last good snapshot, uploaded media. */
  DATA_DIR: z.string().default('.data'),
  /** A bucket of any S3 server for uploaded pictures, or a folder in one; the folder of `DATA_DIR` while empty. */
  STORAGE_URL: optional(baseUrl),
  STORAGE_REGION: z.string().default('us-east-1'),
  STORAGE_ACCESS_KEY: optional(z.string()),
  STORAGE_SECRET_KEY: optional(z.string()),
  /** Requests that are worked on at once: pages that must be rendered, and calls of the own API. */
  MAX_RENDERS: z.coerce.number().int().min(1).max(1000).default(8),
  MAX_API_CALLS: z.coerce.number().int().min(1).max(10_000).default(128),
  /** How many more may wait, and the milliseconds after which a further one is refused (decision 58). */
  MAX_WAITING: z.coerce.number().int().min(1).max(10_000).default(400),
  MAX_WAIT_MS: z.coerce.number().int().min(100).max(30_000).default(4_000),
  /** Port of the operator: metrics, and what is wrong. Off while empty; never to be reached by the world. */
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65535)),
  METRICS_BIND: z.string().default('127.0.0.1'),
  /** The OpenTelemetry collector that gets traces by OTLP over HTTP; none while empty. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(baseUrl),
  /** Headers for it, read by the exporter: `name=value,name=value`. */
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    z.string().regex(/^[\w-]+=[^,=\s]+(?:,[\w-]+=[^,=\s]+)*$/, 'expected name=value,name=value'),
  ),
  OTEL_SERVICE_NAME: named('shop'),
  /** The share of new traces that is recorded. */
  OTEL_TRACES_SAMPLER_ARG: share,
  /** A machine that drafts translations for staff, none while empty; its HTTP interface and its key. */
  TRANSLATOR_URL: optional(baseUrl),
  TRANSLATOR_KIND: z.enum(['libretranslate', 'deepl']).default('libretranslate'),
  TRANSLATOR_KEY: optional(z.string().max(500)),
  /** Where the shop may fetch operators' photographs of devices from, with commas; none while empty (decision 145). */
  PHOTO_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((origin) => origin.trim() || []))
    .pipe(z.array(photoOrigin).max(20)),
  /** Next's output folder. */
  NEXT_DIST_DIR: z.string().default('.next'),
  /** The seed creates the demo's staff accounts, whose passwords are public. */
  SEED_DEMO_STAFF: flag,
  /** The first admin; the seed creates it when there are no staff members. */
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string().min(10)),
})
const CheckedEnv = Env.refine(
  ({ STORAGE_URL, STORAGE_ACCESS_KEY, STORAGE_SECRET_KEY }) =>
    STORAGE_URL === undefined || (STORAGE_ACCESS_KEY !== undefined && STORAGE_SECRET_KEY !== undefined),
  { path: ['STORAGE_URL'], message: 'needs STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY' },
).refine(({ NODE_ENV, TRADE_API_BASIC_AUTH }) => NODE_ENV !== 'production' || !TRADE_API_BASIC_AUTH, {
  path: ['TRADE_API_BASIC_AUTH'],
  message: 'is for development environments; leave it empty where NODE_ENV is production',
})
export type Env = z.infer<typeof Env>

const BUILD_VALUES = {
  DATABASE_URL: 'postgres://build@127.0.0.1:1/build',
  PAYLOAD_SECRET: 'only-while-building-never-at-run-time',
  SERVICE_SECRET: 'only-while-building-never-at-run-time',
  TRADE_API_URL: 'http://127.0.0.1:1',
  ACCOUNT_API_URL: 'http://127.0.0.1:1',
  CUSTOMER_API_URL: 'http://127.0.0.1:1',
  TRACKING_API_URL: 'http://127.0.0.1:1',
  MAIL_FROM: 'build@localhost',
}

/** Reads and checks the environment; throws one error that names every faulty variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const building = source.NEXT_PHASE === 'phase-production-build'
  const result = CheckedEnv.safeParse(building ? { ...BUILD_VALUES, ...source } : source)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not complete. ${problems.join('; ')}. See .env.example.`)
}

let parsed: Env | undefined
/** The checked environment; parsed at the first call, which is during the start (instrumentation.ts, src/server/shop-server.ts). */
export const env = (): Env => (parsed ??= parseEnv(process.env))

/** Sets a variable that the framework reads in this process. */
export const setVariable = (name: string, value: string): void => void (process.env[name] = value)
