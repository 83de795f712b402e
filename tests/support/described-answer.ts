import * as z from 'zod'
import { Problem } from '@trade-in-shop/contracts/problem'

const CodeSchema = z.object({ allOf: z.tuple([z.unknown(), z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) })]) }) // prettier-ignore
const Content = z.record(z.string(), z.object({ schema: z.unknown().optional() }))
const Operation = z.object({ responses: z.record(z.string(), z.object({ content: Content.optional() })) })

/** The parts of an OpenAPI document that the tests read. */
export const ApiDocument = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })
export type ApiDocument = z.infer<typeof ApiDocument>

export type Exchange = Readonly<{
  method: string
  /** With or without a query. */
  path: string
  status: number
  contentType: string | null
  allow: string | null
  body: unknown
}>

const PROBLEM_TYPE = 'application/problem+json'

/** The described paths that a request's path matches, the most literal first. */
function templatesOf({ paths }: ApiDocument, path: string): string[] {
  const parts = path.split('?', 1)[0]?.split('/') ?? []
  const isMatch = (template: string) => {
    const segments = template.split('/')
    return segments.length === parts.length && segments.every((segment, at) => segment.startsWith('{') || segment === parts[at])
  }
  return Object.keys(paths)
    .filter(isMatch)
    .toSorted((a, b) => a.split('{').length - b.split('{').length)
}

/**
 * The problem of an answer by its OpenAPI document: a status, a media type or a problem code that is not in it. Null when all is
 * described, or when the document has no such path.
 */
export function descriptionProblem(document: ApiDocument, exchange: Exchange): string | null {
  const templates = templatesOf(document, exchange.path)
  const methodsOf = (template: string) => document.paths[template] ?? {}
  const method = exchange.method.toLowerCase()
  const hasMethod = (name: string) => templates.find((template) => methodsOf(template)[name])
  const template = hasMethod(method) ?? (method === 'head' ? hasMethod('get') : undefined)
  if (template === undefined) return otherMethodProblem(Object.keys(methodsOf(templates[0] ?? '')), exchange)
  const operation = methodsOf(template)[method] ?? methodsOf(template).get
  const name = `${exchange.method} ${template}`
  const described = operation?.responses[String(exchange.status)]
  if (!described) return `${name} answered ${exchange.status}, which its document does not describe`
  if (method === 'head') return null
  const type = exchange.contentType?.split(';', 1)[0] ?? null
  const types = Object.keys(described.content ?? {})
  const isEmpty = type === null && exchange.body === ''
  if (isEmpty ? types.length > 0 && !types.includes('text/plain') : type === null || !types.includes(type))
    return `${name} answered ${exchange.status} as ${type}; described are ${types.join(', ') || 'no bodies'}`
  return type === PROBLEM_TYPE ? codeFault(name, exchange, described.content?.[type]?.schema) : null
}

/** A method that a path does not have must be a 405; when it names methods, those of the most literal path must be among them. */
function otherMethodProblem(methods: readonly string[], { method, path, status, allow }: Exchange): string | null {
  if (methods.length === 0) return null
  if (method === 'OPTIONS' && status === 204) return null
  if (status !== 405) return `${method} ${path} is not described and answered ${status}`
  if (allow === null) return null
  const named = allow.toLowerCase().split(/,\s*/)
  return methods.every((each) => named.includes(each)) ? null : `${method} ${path} answered 405 with Allow: ${allow}`
}

function codeFault(name: string, { status, body }: Exchange, schema: unknown): string | null {
  const parsed = Problem.safeParse(body)
  if (!parsed.success) return `${name} answered ${status} with no problem details`
  const { enum: codes } = CodeSchema.parse(schema).allOf[1].properties.code
  const { code } = parsed.data
  return codes.includes(code) ? null : `${name} answered ${status} ${code}; described are ${codes.join(', ')}`
}
