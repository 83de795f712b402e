import { z } from 'zod'
import { Problem, type ProblemCode } from '@/contracts/problem'
import { PriceChanges } from '@/contracts/trades'
import { account } from './operations/account'
import { clarifications } from './operations/clarifications'
import { contacts } from './operations/contacts'
import { customers } from './operations/customers'
import { newsletter } from './operations/newsletter'
import type { Access, Described, Operation } from './operations/operation'
import { sale } from './operations/sale'
import { tracking } from './operations/tracking'

/** The areas of the platform; each brings its rows in `operations/`. */
const AREAS: Described[] = [sale, clarifications, account, customers, newsletter, contacts, tracking]

const PriceChangedProblem = Problem.extend(PriceChanges.shape)
const SCHEMAS: Record<string, z.ZodType> = Object.assign({ Problem, PriceChangedProblem }, ...AREAS.map(({ schemas }) => schemas))

/** Every operation by its method and path; a test holds the list to the routes that are served. */
export const OPERATIONS: Record<string, Operation> = Object.assign({}, ...AREAS.map(({ operations }) => operations))

const reference = (name: string) => `#/components/schemas/${name}`
const oneOf = (names: string[]) => (names[0] && names.length === 1 ? { $ref: reference(names[0]) } : { oneOf: names.map((name) => ({ $ref: reference(name) })) }) // prettier-ignore

function schemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id })
  const made = z.toJSONSchema(registry, { uri: reference, io: 'input' }).schemas
  return Object.fromEntries(Object.entries(made).map(([name, { $schema: _dialect, $id: _address, ...schema }]) => [name, schema]))
}

type Codes = Partial<Record<number, ProblemCode[]>>
/** What any operation may answer: another method of its address, a fault, a store that is down. */
const ALWAYS: Codes = { 405: ['method_not_allowed'], 500: ['internal'], 503: ['unavailable'] }
const WITH_BODY: Codes = {
  400: ['invalid_json', 'invalid_request'],
  413: ['too_large'],
  415: ['unsupported_media_type'],
}
const WITH_PARAMETERS: Codes = { 404: ['not_found'] }
const WITH_ACCESS: Codes = { 401: ['unauthorized'] }

const SECURITY = {
  basic: { type: 'http', scheme: 'basic', description: 'Of the shop; asked for where the platform has `BASIC_AUTH` set.' },
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a customer.' },
}
const NOTHING = {}
const SECURITY_OF: Record<Access, object[]> = {
  shop: [NOTHING, { basic: [] }],
  customer: [{ bearer: [] }],
  shopOrCustomer: [NOTHING, { basic: [] }, { bearer: [] }],
  session: [{ bearer: [] }, NOTHING],
  anyone: [],
}

/** A problem whose `code` is one of those. */
const problemSchema = (codes: ProblemCode[]) => {
  const shape = oneOf(codes.includes('price_changed') ? ['PriceChangedProblem', 'Problem'] : ['Problem'])
  return { allOf: [shape, { type: 'object', properties: { code: { enum: codes } } }] }
}

function problems(path: string, { access = 'shop', body, problems: own = {} }: Operation): Record<string, unknown> {
  const all: Codes[] = [ALWAYS, body ? WITH_BODY : {}, path.includes('{') ? WITH_PARAMETERS : {}]
  all.push(access === 'anyone' ? {} : WITH_ACCESS, own)
  const statuses = [...new Set(all.flatMap((table) => Object.keys(table)))].sort()
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = [...new Set(all.flatMap((table) => table[Number(status)] ?? []))]
      return [
        status,
        { description: codes.join(', '), content: { 'application/problem+json': { schema: problemSchema(codes) } } },
      ]
    }),
  )
}

function goodAnswer({ answer }: Operation): Record<string, unknown> {
  const described = () => {
    if ('json' in answer) return { description: 'As asked.', content: { 'application/json': { schema: oneOf(answer.json) } } }
    if ('bytes' in answer) return { description: 'The file.', content: { [answer.bytes]: { schema: { type: 'string' } } } }
    if ('empty' in answer) return { description: 'Done.' }
    return { description: 'As asked.', content: { 'application/json': { schema: { type: 'object' } } } }
  }
  return Object.fromEntries([answer.status].flat().map((status) => [status, described()]))
}

function operation(path: string, spec: Operation): Record<string, unknown> {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inHeader = (spec.headers ?? []).map((header) => ({ ...header, in: 'header', schema: { type: 'string' } }))
  return {
    summary: spec.summary,
    security: SECURITY_OF[spec.access ?? 'shop'],
    parameters: [...inPath, ...inHeader],
    ...(spec.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: oneOf([spec.body].flat()) } } } }
      : {}),
    responses: { ...goodAnswer(spec), ...problems(path, spec) },
  }
}

/** The OpenAPI 3.1 document, made from the zod contracts that the platform itself parses with. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, spec] of Object.entries(OPERATIONS)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(path, spec) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trade platform',
      version: '1.0.0',
      description: 'Searches, offers, vouchers and trades of the trade-in shop.',
    },
    paths,
    components: { schemas: schemas(), securitySchemes: SECURITY },
  }
}
