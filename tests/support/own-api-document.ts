import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import { ACCESS } from '@/app/api/api-access'
import type { ResponseSpec, Endpoint } from '@/app/api/endpoint'
import { MAX_BYTES } from '@/app/api/handle'
import { listCallLimits, needsAccounts, listProblemCodes } from '@/app/api/api-problems'
import { Problem } from '@/contracts/problem'
import { PriceChanges } from '@/contracts/trades'
import { bodyContent, headerParameter, makeDocument, METHODS, problemContent, joinSchemas } from '@/runtime/openapi'
import { describeLimit } from './describe-limit'

/** Statuses that `src/server` and the framework answer, with plain text or an empty body, before the API is called. */
const BEFORE_THE_API: Readonly<Record<string, string>> = {
  400: 'The address cannot be read.',
  405: 'Another method than those of this address, which `Allow` names.',
  411: 'A body without `Content-Length`.',
  413: 'A body of more than a megabyte.',
  421: 'A host that is no shop.',
  503: 'The shop is starting.',
}
/** Of those, the answers that people see as a page. */
const PAGES: ReadonlySet<string> = new Set(['421', '503'])
const TEXT = { schema: { type: 'string' as const } }

function problemAnswer(status: string, codes: readonly string[]) {
  const before = BEFORE_THE_API[status]
  return {
    description: [codes.join(', '), before ?? ''].filter((text) => text !== '').join('; '),
    content: {
      ...(codes.length > 0 && problemContent(codes)),
      ...(before !== undefined && { [PAGES.has(status) ? 'text/html' : 'text/plain']: TEXT }),
    },
  }
}

function goodAnswer(answer: ResponseSpec) {
  if (answer === 'empty') return { description: 'Done.' }
  if (answer === 'page') return { description: 'The page is in `Location`.' }
  return { description: 'file' in answer ? 'The file.' : 'As asked.', content: bodyContent(answer) }
}

function responsesOf(endpoint: Endpoint): RouteConfig['responses'] {
  const problems = listProblemCodes(endpoint)
  const statuses = [...new Set([...Object.keys(problems), ...Object.keys(BEFORE_THE_API)])].toSorted()
  return Object.fromEntries([
    ...Object.entries(endpoint.answers).map(([status, answer]) => [status, goodAnswer(answer)]),
    ...statuses.map((status) => [status, problemAnswer(status, problems[Number(status)] ?? [])]),
  ])
}

const AS_CUSTOMER = [{ bearer: [] }, { cookie: [] }]

function securityOf({ who }: Endpoint) {
  const { customer, tokens } = ACCESS[who]
  if (customer === true) return AS_CUSTOMER
  return customer === 'optional' || tokens ? [{}, ...AS_CUSTOMER] : []
}

function requestOf({ params, query, body, accepts }: Endpoint): RouteConfig['request'] {
  const media = ['application/json', ...(accepts === 'form' ? ['application/x-www-form-urlencoded'] : [])]
  return {
    ...(params && { params }),
    ...(query && { query }),
    ...(body && {
      body: { required: true, content: Object.fromEntries(media.map((type) => [type, { schema: joinSchemas(body) }])) },
    }),
  }
}

function routeOf(endpoint: Endpoint): RouteConfig {
  const { method, path, summary, headers } = endpoint
  return createRoute({
    ...{ method: METHODS[method], summary, request: requestOf(endpoint), responses: responsesOf(endpoint) },
    path: path.replaceAll('[', '{').replaceAll(']', '}'),
    ...(needsAccounts(endpoint) && { description: 'Hosts of partner widgets have no accounts and answer 404.' }),
    security: securityOf(endpoint),
    ...(headers && { parameters: headers.map(headerParameter) }),
  })
}

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer' },
  cookie: { type: 'apiKey', in: 'cookie', name: '__Host-access' },
} as const

/** The OpenAPI document of the own API: of its endpoints below `/api`. */
export const ownApiDocument = (endpoints: readonly Endpoint[]): Record<string, unknown> =>
  makeDocument({
    info: { title: 'Own API of the shop', version: '1.0.0', description: 'The host names the market; a body never does.' },
    schemas: { Problem, PriceChangedProblem: Problem.extend(PriceChanges.shape) },
    securitySchemes: SECURITY_SCHEMES,
    routes: endpoints.filter(({ path }) => path.startsWith('/api/')).map(routeOf),
  })

/** JSON with a line for each member of its outer `depth` levels of objects. */
export function formatJson(value: unknown, depth: number, indent = ''): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value)
  const inner = `${indent}  `
  const members = Object.entries(value).map(
    ([name, part]) => `${inner}${JSON.stringify(name)}: ${formatJson(part, depth - 1, inner)}`,
  )
  return `{\n${members.join(',\n')}\n${indent}}`
}

/** The row of `security/routes.json`: who may call, what is checked before and by `run`, and what is answered. */
export function securityRow(endpoint: Endpoint) {
  const {
    who,
    method,
    params,
    query,
    body,
    maxBytes = MAX_BYTES,
    checks = [],
    cost,
    platformLimits = [],
    headers = [],
    answers,
  } = endpoint
  const { text, customer } = ACCESS[who]
  const accounts = needsAccounts(endpoint)
  const limits = listCallLimits(endpoint)
  const good = Object.entries(answers).map(([status, answer]) => {
    if (typeof answer === 'string') return [status, answer === 'page' ? 'a page to go on to' : 'nothing']
    return [status, 'file' in answer ? answer.file : Object.keys(answer.json).join(' or ')]
  })
  return {
    summary: endpoint.summary,
    who: text,
    needs: [
      ...['shop', ...(accounts ? ['accounts'] : []), ...(method === 'GET' ? [] : ['same origin'])],
      ...[...(params ? ['checked parameters'] : []), ...(query ? ['checked query'] : [])],
      ...(body ? [`${Object.keys(body).join(' or ')} of at most ${maxBytes / 1024} KB`] : []),
      ...checks,
    ],
    ...(limits.length > 0 && { limits: limits.map((limit) => describeLimit(limit, cost?.unit)) }),
    ...(platformLimits.length > 0 && { platformLimits }),
    ...(headers.length > 0 && { headers: headers.map(({ name, required }) => (required ? name : `${name}?`)) }),
    answers: Object.fromEntries(good),
    problems: Object.entries(listProblemCodes(endpoint)).map(([status, codes]) => `${status} ${codes.join(', ')}`),
    ...(accounts && { accounts }),
    ...(customer && { customer }),
  }
}
