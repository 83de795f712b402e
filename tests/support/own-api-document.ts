import { ACCESS } from '@/app/api/api-access'
import { listCallLimits, needsAccounts, listProblemCodes } from '@/app/api/api-problems'
import type { OwnEndpoint } from '@/app/api/own-endpoint'
import { MAX_BODY_BYTES } from '@trade-in-shop/contracts/endpoint'
import { makeDocument, openApiRoute } from '@trade-in-shop/contracts/openapi'
import { describeAnswers, describeLimit, describeProblems } from './security-table'

const plain = (text: string) => ({ text, type: 'text/plain' })
const page = (text: string) => ({ text, type: 'text/html' })
/** Statuses that `src/server` and the framework answer, with plain text, an empty body or a page, before the API is called. */
const BEFORE_THE_API = {
  400: plain('The address cannot be read.'),
  405: plain('Another method than those of this address, which `Allow` names.'),
  411: plain('A body without `Content-Length`.'),
  413: plain('A body of more than a megabyte.'),
  421: page('A host that is no shop.'),
  503: page('The shop is starting.'),
}

const AS_CUSTOMER = [{ bearer: [] }, { cookie: [] }]

function securityOf({ who }: OwnEndpoint) {
  const { customer, tokens } = ACCESS[who]
  if (customer === true) return AS_CUSTOMER
  return customer === 'optional' || tokens ? [{}, ...AS_CUSTOMER] : []
}

const routeOf = (endpoint: OwnEndpoint) =>
  openApiRoute({
    ...endpoint,
    ...(needsAccounts(endpoint) && { description: 'Hosts of partner widgets have no accounts and answer 404.' }),
    ...(endpoint.accepts === 'form' && { media: ['application/json', 'application/x-www-form-urlencoded'] }),
    security: securityOf(endpoint),
    codes: listProblemCodes(endpoint),
    before: BEFORE_THE_API,
  })

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer' },
  cookie: { type: 'apiKey', in: 'cookie', name: '__Host-access' },
} as const

/** The OpenAPI document of the own API: of its endpoints below `/api`. */
export const ownApiDocument = (endpoints: readonly OwnEndpoint[]): Record<string, unknown> =>
  makeDocument({
    info: { title: 'Own API of the shop', version: '1.0.0', description: 'The host names the market; a body never does.' },
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
export function securityRow(endpoint: OwnEndpoint) {
  const {
    who,
    method,
    params,
    query,
    body,
    maxBytes = MAX_BODY_BYTES,
    checks = [],
    cost,
    platformLimits = [],
    headers = [],
    answers,
  } = endpoint
  const { text, customer } = ACCESS[who]
  const accounts = needsAccounts(endpoint)
  const limits = listCallLimits(endpoint)
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
    answers: describeAnswers(answers),
    problems: describeProblems(listProblemCodes(endpoint)),
    ...(accounts && { accounts }),
    ...(customer && { customer }),
  }
}
