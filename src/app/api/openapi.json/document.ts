import { z } from 'zod'
import { Problem, type ProblemCode } from '@/contracts/problem'
import { PriceChanges } from '@/contracts/trades'
import { accountOperations } from './account-operations'
import { businessOperations } from './business-operations'
import { clarificationOperations } from './clarification-operations'
import { customerOperations } from './customer-operations'
import { letterOperations } from './letter-operations'
import type { Operation } from './operation'
import { saleOperations } from './sale-operations'
import { trackingOperations } from './tracking-operations'

/** The areas of the API; a test makes sure that no operation is declared twice. */
export const AREAS = [
  accountOperations,
  customerOperations,
  saleOperations,
  businessOperations,
  letterOperations,
  trackingOperations,
  clarificationOperations,
]
const PriceChangedProblem = Problem.extend(PriceChanges.shape)
const SCHEMAS: Record<string, z.ZodType> = Object.assign({ Problem, PriceChangedProblem }, ...AREAS.map(({ schemas }) => schemas))

/** Every operation by its method and path; a test compares the list with `security/routes.json`. */
export const OPERATIONS: Record<string, Operation> = Object.assign({}, ...AREAS.map(({ operations }) => operations))

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function schemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id })
  const made = z.toJSONSchema(registry, { uri: (id) => reference(id).$ref, io: 'input' }).schemas
  return Object.fromEntries(Object.entries(made).map(([name, { $schema: _dialect, $id: _address, ...schema }]) => [name, schema]))
}

type Codes = Readonly<Partial<Record<number, readonly ProblemCode[]>>>
const ALWAYS: Codes = { 404: ['not_found'], 500: ['internal'], 503: ['unavailable'], 504: ['timeout'] }
const OF_MUTATIONS: Codes = { 403: ['forbidden'] }
const OF_BODIES: Codes = { 400: ['invalid_json', 'invalid_request'], 413: ['too_large'], 415: ['unsupported_media_type'] }
const OF_PARAMETERS: Codes = { 400: ['invalid_request'] }
const OF_CUSTOMERS: Codes = { 401: ['unauthorized', 'session_ended'], 403: ['forbidden'] }

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
const TEXT = { schema: { type: 'string' } }
const PLAIN = { 'text/plain': TEXT }
const PAGE = { 'text/html': TEXT }

/** A problem whose `code` is one of `codes`. */
const problemSchema = (codes: readonly ProblemCode[]) => ({
  allOf: [
    reference(codes.includes('price_changed') ? 'PriceChangedProblem' : 'Problem'),
    { type: 'object', properties: { code: { enum: codes } } },
  ],
})

function problems(method: string, path: string, spec: Operation): Record<string, unknown> {
  const { body, customer, query, problems: own = {} } = spec
  const all: Codes[] = [ALWAYS, method === 'get' ? {} : OF_MUTATIONS, body ? OF_BODIES : {}, customer ? OF_CUSTOMERS : {}]
  if (query || path.includes('{')) all.push(OF_PARAMETERS)
  all.push(own)
  const statuses = [...new Set([...all, BEFORE_THE_API].flatMap((table) => Object.keys(table)))].toSorted()
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = [...new Set(all.flatMap((table) => table[Number(status)] ?? []))]
      const description = [codes.join(', '), BEFORE_THE_API[status] ?? ''].filter((text) => text !== '').join('; ')
      const problem = codes.length > 0 && { 'application/problem+json': { schema: problemSchema(codes) } }
      const plain = BEFORE_THE_API[status] !== undefined && (PAGES.has(status) ? PAGE : PLAIN)
      return [status, { description, content: { ...problem, ...plain } }]
    }),
  )
}

const SEE_PAGE = { description: 'The page is in `Location`.' }

function goodAnswer({ answer }: Operation): Record<string, unknown> {
  if ('json' in answer) return { description: 'As asked.', content: { 'application/json': { schema: reference(answer.json) } } }
  if ('file' in answer) return { description: 'The file.', content: { [answer.file]: {} } }
  return answer.status === 303 ? SEE_PAGE : { description: 'Done.' }
}

type Parameter = Readonly<{ name: string; in: string; required: boolean; description?: string; schema: { type: 'string' } }>

const parameter = (place: string, name: string, required: boolean, description?: string): Parameter => ({
  name,
  in: place,
  required,
  ...(description !== undefined && { description }),
  schema: { type: 'string' },
})

function parameters(path: string, { headers = {}, query = {} }: Operation): Parameter[] {
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter('path', name, true)),
    ...Object.entries(query).map(([name, what]) => parameter('query', name, true, what)),
    ...Object.entries(headers).map(([name, what]) => parameter('header', name.replace('?', ''), !name.endsWith('?'), what)),
  ]
}

const SECURITY = { bearer: { type: 'http', scheme: 'bearer' }, cookie: { type: 'apiKey', in: 'cookie', name: '__Host-access' } }
const asCustomer = Object.keys(SECURITY).map((name) => ({ [name]: [] }))

function securityOf({ customer, session }: Operation): object[] {
  if (customer === true) return asCustomer
  return customer === 'optional' || session ? [{}, ...asCustomer] : []
}

function operation(method: string, path: string, spec: Operation): Record<string, unknown> {
  const media = ['application/json', ...(spec.form ? ['application/x-www-form-urlencoded'] : [])]
  const content = Object.fromEntries(media.map((type) => [type, { schema: reference(spec.body ?? '') }]))
  return {
    summary: spec.summary,
    ...(spec.accounts && { description: 'Hosts of partner widgets have no accounts and answer 404.' }),
    security: securityOf(spec),
    parameters: parameters(path, spec),
    ...(spec.body !== undefined && { requestBody: { required: true, content } }),
    responses: {
      [spec.answer.status]: goodAnswer(spec),
      ...(spec.pageAfterForm && { 303: SEE_PAGE }),
      ...problems(method, path, spec),
    },
  }
}

/** The OpenAPI 3.1 document of the own API, made from the contracts that its handlers parse with. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, spec] of Object.entries(OPERATIONS)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method.toLowerCase(), path, spec) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Own API of the shop', version: '1.0.0', description: 'The host names the market; a body never does.' },
    paths,
    components: { schemas: schemas(), securitySchemes: SECURITY },
  }
}
