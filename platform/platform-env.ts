import * as z from 'zod'
import {
  baseAddress,
  checkEnvironment,
  endUnlessComplete,
  optional,
  postgresAddress,
  serviceName,
  traceHeaders,
  traceShare,
} from '@trade-in-shop/runtime/environment-values'

/** Passwords are sent there: https, unless it is this very machine. */
const issuer = baseAddress.refine((value) => {
  const { protocol, hostname } = new URL(value)
  const isSafe = protocol === 'https:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  return isSafe && /\/realms\/[\w-]+$/.test(value)
}, 'expected https://host/realms/name')
const GO_TOGETHER = [
  ['OIDC_CLIENT_ID', 'OIDC_ISSUER'],
  ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_ADMIN_CLIENT_SECRET', 'OIDC_ADMIN_CLIENT_ID'],
] as const

const Fields = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PLATFORM_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  PLATFORM_BIND: z.string().default('0.0.0.0'),
  /** Port of the operator: metrics, and what is wrong. Off while empty. */
  PLATFORM_METRICS_PORT: optional(z.coerce.number().int().min(0).max(65535)),
  PLATFORM_METRICS_BIND: z.string().default('127.0.0.1'),
  /** The platform's own database; falls back to `DATABASE_URL`. Its tables live in the schema `platform`. */
  PLATFORM_DATABASE_URL: optional(postgresAddress),
  DATABASE_URL: optional(postgresAddress),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string().min(3),
  /** The OpenTelemetry collector that gets traces by OTLP over HTTP; none while empty. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(baseAddress),
  OTEL_EXPORTER_OTLP_HEADERS: traceHeaders,
  OTEL_SERVICE_NAME: serviceName('platform'),
  OTEL_TRACES_SAMPLER_ARG: traceShare,
  /** Base URL of an Elasticsearch or OpenSearch cluster; unset: Postgres answers the searches. */
  SEARCH_NODE: optional(baseAddress),
  /** Key of every hash and token that the platform makes. */
  PLATFORM_SECRET: z.string().min(32),
  /** What the shop signs its settings with: facts of the market, sender and recipient of mails, limits. */
  SERVICE_SECRET: z.string().min(32),
  /** Multiplies how many calls a visitor may make, as in the shop. */
  CALL_LIMITS_FACTOR: z.coerce.number().min(1).max(100_000).default(1),
  /** `user:password` that every request but the health check must carry. */
  BASIC_AUTH: optional(z.string().regex(/^[^:]+:.+$/, 'expected user:password')),
  /** A Keycloak realm that stores passwords and log-ins; unset: the platform stores them itself. */
  OIDC_ISSUER: optional(issuer),
  OIDC_CLIENT_ID: optional(z.string().max(200)),
  OIDC_CLIENT_SECRET: optional(z.string().max(500)),
  /** The client whose service account may manage users, where that is another one. */
  OIDC_ADMIN_CLIENT_ID: optional(z.string().max(200)),
  OIDC_ADMIN_CLIENT_SECRET: optional(z.string().max(500)),
  /** A customer messaging system that takes the messages of the contact form; unset: they go by mail. */
  MESSAGING_API_URL: optional(baseAddress),
  MESSAGING_API_TOKEN: optional(z.string().regex(/^[\x21-\x7e]{1,400}$/)),
})
export const PLATFORM_VARIABLES: readonly string[] = Object.keys(Fields.shape)
const Env = Fields.superRefine((env, context) => {
  for (const [name, partner] of GO_TOGETHER)
    if (env[partner] && !env[name]) context.addIssue({ code: 'custom', path: [name], message: `expected, as ${partner} is set` })
}).transform(({ PLATFORM_DATABASE_URL, DATABASE_URL, ...rest }, context) => {
  const url = PLATFORM_DATABASE_URL ?? DATABASE_URL
  if (!url) context.addIssue({ code: 'custom', path: ['PLATFORM_DATABASE_URL'], message: 'expected a postgres:// address' })
  return { ...rest, DATABASE_URL: url ?? '' }
})
export type PlatformEnv = z.infer<typeof Env>

/** Reads and checks the environment; throws one error that names every faulty variable. */
export function parsePlatformEnv(source: Record<string, string | undefined>): PlatformEnv {
  return checkEnvironment(Env, source, "The platform's")
}

let parsed: PlatformEnv | undefined
/**
 * The checked environment, parsed at the first call; nothing else in `platform/` reads `process.env`. A missing or malformed value
 * ends the process with the variable's name and what is expected (security 35).
 */
export const platformEnv = (): PlatformEnv => (parsed ??= endUnlessComplete(() => parsePlatformEnv(process.env)))
