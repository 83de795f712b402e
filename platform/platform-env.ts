import * as z from 'zod'

/**
 * The only reader of `process.env` in `platform/`. A missing or malformed value ends the process with the variable's name and
 * what is expected (security 35).
 */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const postgres = z.url({ protocol: /^postgres(ql)?$/ })
const base = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
/** Empty counts as not set, as compose passes on what an operator leaves out. */
const named = (name: string) =>
  z
    .string()
    .max(100)
    .default('')
    .transform((value) => value || name)
const share = z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().min(0).max(1).default(1))

/** Passwords are sent there: https, unless it is this very machine. */
const issuer = base.refine((value) => {
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

const Env = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PLATFORM_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
    PLATFORM_BIND: z.string().default('0.0.0.0'),
    /** Port of the operator: metrics, and what is wrong. Off while empty. */
    PLATFORM_METRICS_PORT: optional(z.coerce.number().int().min(0).max(65535)),
    PLATFORM_METRICS_BIND: z.string().default('127.0.0.1'),
    /** The platform's own database; falls back to `DATABASE_URL`. Its tables live in the schema `platform`. */
    PLATFORM_DATABASE_URL: optional(postgres),
    DATABASE_URL: optional(postgres),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: z.string().min(3),
    /** The OpenTelemetry collector that gets traces by OTLP over HTTP; none while empty. */
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(base),
    /** Headers for it, read by the exporter: `name=value,name=value`. */
    OTEL_EXPORTER_OTLP_HEADERS: optional(
      z.string().regex(/^[\w-]+=[^,=\s]+(?:,[\w-]+=[^,=\s]+)*$/, 'expected name=value,name=value'),
    ),
    OTEL_SERVICE_NAME: named('platform'),
    /** The share of new traces that is recorded. */
    OTEL_TRACES_SAMPLER_ARG: share,
    /** Base URL of an Elasticsearch or OpenSearch cluster; unset: Postgres answers the searches. */
    SEARCH_NODE: optional(base),
    /** Key of every hash and token that the platform makes. */
    PLATFORM_SECRET: z.string().min(32),
    /** What the shop signs its settings with: facts of the market, sender and recipient of mails, limits. */
    SERVICE_SECRET: z.string().min(32),
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
    MESSAGING_API_URL: optional(base),
    MESSAGING_API_TOKEN: optional(z.string().regex(/^[\x21-\x7e]{1,400}$/)),
  })
  .superRefine((env, context) => {
    for (const [name, partner] of GO_TOGETHER)
      if (env[partner] && !env[name])
        context.addIssue({ code: 'custom', path: [name], message: `expected, as ${partner} is set` })
  })
  .transform(({ PLATFORM_DATABASE_URL, DATABASE_URL, ...rest }, context) => {
    const url = PLATFORM_DATABASE_URL ?? DATABASE_URL
    if (!url) context.addIssue({ code: 'custom', path: ['PLATFORM_DATABASE_URL'], message: 'expected a postgres:// address' })
    return { ...rest, DATABASE_URL: url ?? '' }
  })
export type PlatformEnv = z.infer<typeof Env>

/** Reads and checks the environment; throws one error that names every faulty variable. */
export function parsePlatformEnv(source: Record<string, string | undefined>): PlatformEnv {
  const result = Env.safeParse(source)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The platform's environment is not complete. ${problems.join('; ')}. See .env.example.`)
}

let parsed: PlatformEnv | undefined
/** The checked environment; parsed at the first call. */
export const platformEnv = (): PlatformEnv => (parsed ??= parsePlatformEnv(process.env))
