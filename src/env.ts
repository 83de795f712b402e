import * as z from 'zod'
import {
  baseAddress,
  checkEnvironment,
  endUnlessComplete,
  network,
  optional,
  postgresAddress,
  serviceName,
  traceHeaders,
  traceShare,
} from '@trade-in-shop/runtime/environment-values'
import { findUnknownShortcuts, SHORTCUTS } from '@/runtime/shortcuts'

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')
/** `https://host`, `private+https://host` for a host of one's own network, or http of this machine alone. */
const PHOTO_ORIGIN =
  /^(?:(?:private\+)?https:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d{1,5})?$/i
const photoOrigin = z.string().regex(PHOTO_ORIGIN, 'expected https://host or private+https://host, with commas')
/** Where keys of a container may come from: what is sent there and answered is secret. */
const AGENT =
  /^(?:https:\/\/|http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|169\.254\.170\.(?:2|23)|\[fd00:ec2::23\])(?:[:/]|$))/i

const Env = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The port in public URLs of local hosts, when it is not `PORT` (a container's mapped port). */
  PUBLIC_PORT: optional(z.coerce.number().int().min(1).max(65535)),
  /** Address to listen on. */
  BIND: z.string().default('0.0.0.0'),
  DATABASE_URL: postgresAddress,
  /** A session connection for LISTEN, when `DATABASE_URL` goes through a transaction pooler. */
  LISTEN_DATABASE_URL: optional(postgresAddress),
  PAYLOAD_SECRET: z.string().min(32),
  /** Signs the settings that the shop sends to the platform; both have the same secret. */
  SERVICE_SECRET: z.string().min(32),
  TRADE_API_URL: baseAddress,
  /** `user:password`, development environments only (C-08). */
  TRADE_API_BASIC_AUTH: optional(z.string().regex(/^[^:]+:.+$/, 'expected user:password')),
  ACCOUNT_API_URL: baseAddress,
  CUSTOMER_API_URL: baseAddress,
  TRACKING_API_URL: baseAddress,
  AFFILIATE_TRACKING_URL: optional(baseAddress),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string().min(3),
  /** The networks of our own proxies; what others say in forwarding headers is ignored. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((text) => text.trim() || []))
    .pipe(z.array(network).max(100)),
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
  STORAGE_URL: optional(baseAddress),
  STORAGE_REGION: z.string().default('us-east-1'),
  STORAGE_ACCESS_KEY: optional(z.string()),
  STORAGE_SECRET_KEY: optional(z.string()),
  STORAGE_SESSION_TOKEN: optional(z.string()),
  /** The role of a pod: its token is exchanged for keys at AWS in the region of the bucket, or at this address. */
  AWS_ROLE_ARN: optional(z.string()),
  AWS_WEB_IDENTITY_TOKEN_FILE: optional(z.string()),
  STORAGE_STS_URL: optional(baseAddress),
  /** The agent that gives a container or pod its keys, and the token that it asks for. */
  AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: optional(z.string().startsWith('/', 'expected a path that begins with a slash')),
  AWS_CONTAINER_CREDENTIALS_FULL_URI: optional(
    z.string().regex(AGENT, 'expected an https address, or one of this machine or of an agent of AWS'),
  ),
  AWS_CONTAINER_AUTHORIZATION_TOKEN: optional(z.string()),
  AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: optional(z.string()),
  /** The role of a machine, asked for at its metadata service (http://169.254.169.254); not asked while empty. */
  STORAGE_METADATA_URL: optional(baseAddress),
  /** How the bucket encrypts what is written, and the key of its key service; as the bucket does by itself while empty. */
  STORAGE_ENCRYPTION: optional(z.enum(['AES256', 'aws:kms', 'aws:kms:dsse'])),
  STORAGE_ENCRYPTION_KEY: optional(z.string().regex(/^[\w:/.-]+$/, 'expected the id, the alias or the ARN of a key')),
  /** Shortcuts through undocumented forms of the framework that are not taken (docs/dependencies.md), with commas. */
  SWITCHED_OFF: z
    .string()
    .default('')
    .refine((names) => findUnknownShortcuts(names).length === 0, `expected names of ${SHORTCUTS.join(', ')}, with commas`),
  /** Requests that are worked on at once: pages that must be rendered, and calls of the own API. */
  MAX_RENDERS: z.coerce.number().int().min(1).max(1000).default(8),
  MAX_API_CALLS: z.coerce.number().int().min(1).max(10_000).default(128),
  /** How many more may wait, and the milliseconds after which a further one is refused (decision 58). */
  MAX_WAITING: z.coerce.number().int().min(1).max(10_000).default(400),
  MAX_WAIT_MS: z.coerce.number().int().min(100).max(30_000).default(4_000),
  /** Multiplies how many calls a visitor may make, for places where all come from one address. Attempts at passwords are not affected. */
  CALL_LIMITS_FACTOR: z.coerce.number().min(1).max(100_000).default(1),
  /** Port of the operator: metrics, and what is wrong. Off while empty; never to be reached by the world. */
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65535)),
  METRICS_BIND: z.string().default('127.0.0.1'),
  /** The OpenTelemetry collector that gets traces by OTLP over HTTP; none while empty. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(baseAddress),
  OTEL_EXPORTER_OTLP_HEADERS: traceHeaders,
  OTEL_SERVICE_NAME: serviceName('shop'),
  OTEL_TRACES_SAMPLER_ARG: traceShare,
  /** A machine that drafts translations for staff, none while empty; its HTTP interface and its key. */
  TRANSLATOR_URL: optional(baseAddress),
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
/** The names of all variables that the shop reads. */
export const SHOP_VARIABLES: readonly string[] = Object.keys(Env.shape)
type Values = z.infer<typeof Env>
const hasPodRole = (values: Values) =>
  values.AWS_WEB_IDENTITY_TOKEN_FILE ?? values.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI ?? values.AWS_CONTAINER_CREDENTIALS_FULL_URI
/** Variables that are wrong beside others, and what is wrong. */
const WRONG_TOGETHER: readonly (readonly [keyof Values, string, (values: Values) => boolean])[] = [
  [
    'STORAGE_URL',
    'needs STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY, or the role of a pod or machine (docs/operations.md, Pictures)',
    (values) => !!values.STORAGE_URL && !values.STORAGE_ACCESS_KEY && !hasPodRole(values) && !values.STORAGE_METADATA_URL,
  ],
  [
    'STORAGE_SECRET_KEY',
    'belongs to STORAGE_ACCESS_KEY; set both or neither',
    (values) => !values.STORAGE_ACCESS_KEY !== !values.STORAGE_SECRET_KEY,
  ],
  [
    'STORAGE_SESSION_TOKEN',
    'belongs to STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY, which are empty',
    (values) => !!values.STORAGE_SESSION_TOKEN && !values.STORAGE_ACCESS_KEY,
  ],
  [
    'AWS_ROLE_ARN',
    'is needed beside AWS_WEB_IDENTITY_TOKEN_FILE',
    (values) => !!values.STORAGE_URL && !!values.AWS_WEB_IDENTITY_TOKEN_FILE && !values.AWS_ROLE_ARN,
  ],
  [
    'STORAGE_ENCRYPTION_KEY',
    'needs STORAGE_ENCRYPTION=aws:kms or aws:kms:dsse',
    (values) => !!values.STORAGE_ENCRYPTION_KEY && !values.STORAGE_ENCRYPTION?.startsWith('aws:kms'),
  ],
  [
    'TRADE_API_BASIC_AUTH',
    'is for development environments; leave it empty where NODE_ENV is production',
    (values) => values.NODE_ENV === 'production' && !!values.TRADE_API_BASIC_AUTH,
  ],
]
const CheckedEnv = Env.superRefine((values, context) => {
  for (const [name, message, isWrong] of WRONG_TOGETHER)
    if (isWrong(values)) context.addIssue({ code: 'custom', path: [name], message })
})
export type Env = z.infer<typeof Env>

/** For `next build`, which needs no values. */
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
  if (source.TRUST_PROXY === 'true' && source.TRUSTED_PROXIES === undefined)
    throw new Error('TRUST_PROXY is no longer read: name the networks of your proxies in TRUSTED_PROXIES, such as 10.0.0.0/8')
  const building = source.NEXT_PHASE === 'phase-production-build'
  return checkEnvironment(CheckedEnv, building ? { ...BUILD_VALUES, ...source } : source, 'The')
}

let parsed: Env | undefined
/**
 * The checked environment, parsed at the first call, which is during the start (instrumentation.ts, src/server/shop-server.ts);
 * nothing else in `src/` reads `process.env`. A missing or malformed value ends the process with the variable's name and what is
 * expected (security 35).
 */
export const env = (): Env => (parsed ??= endUnlessComplete(() => parseEnv(process.env)))

/** Sets a variable that the framework reads in this process. */
export const setVariable = (name: string, value: string): void => void (process.env[name] = value)
