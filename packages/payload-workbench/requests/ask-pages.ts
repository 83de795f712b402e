import * as z from 'zod'

const FieldProblem = z.object({ path: z.string().optional(), message: z.string() })
const Problem = z.object({
  message: z.string(),
  // Other problems bring data of another shape; their message is enough.
  data: z
    .looseObject({ field: z.string().nullish(), code: z.string().nullish(), errors: z.array(FieldProblem).max(100).optional() })
    .nullish()
    .catch(null),
})
const Problems = z.object({ errors: z.array(Problem).min(1) })

/** Why there is no body that fits the schema. Without an answer the status is 0, and there is no message. */
export type CmsRefusal = Readonly<{
  ok: false
  status: number
  message: string | null
  /** Each message once: those of the fields where there are any. */
  messages: readonly string[]
  field: string | null
  code: string | null
}>
export type CmsAnswer<T> = Readonly<{ ok: true; body: T }> | CmsRefusal
export type CmsRequest = Readonly<{ language?: string; method?: 'GET' | 'POST' | 'DELETE'; body?: object; signal?: AbortSignal }>

/** Calls a pages endpoint of the CMS: `path` below `/cms-api/pages`. */
export const askPages = <T>(path: string, schema: z.ZodType<T>, request: CmsRequest): Promise<CmsAnswer<T>> =>
  askCms(`/pages${path}`, schema, request)

/** Calls a staff endpoint of the CMS: `path` below `/cms-api/staff`. */
export const askStaff = <T>(path: string, schema: z.ZodType<T>, request: CmsRequest): Promise<CmsAnswer<T>> =>
  askCms(`/staff${path}`, schema, request)

/** Calls an endpoint of the CMS: `path` below `/cms-api`. Never throws. */
export async function askCms<T>(
  path: string,
  schema: z.ZodType<T>,
  { language, method = 'GET', body, signal }: CmsRequest,
): Promise<CmsAnswer<T>> {
  try {
    const response = await fetch(`/cms-api${path}`, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json', ...(language && { 'accept-language': language }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const answer: unknown = await response.json()
    const known = response.ok ? schema.safeParse(answer) : null
    if (known?.success) return { ok: true, body: known.data }
    return readRefusal(response.status, Problems.safeParse(answer).data?.errors ?? [])
  } catch {
    // The network is down, a proxy in front of the shop answered, or the request was cancelled.
    return readRefusal(0, [])
  }
}

function readRefusal(status: number, problems: readonly z.infer<typeof Problem>[]): CmsRefusal {
  const texts = problems.flatMap(({ message, data }) => data?.errors?.map((error) => error.message) ?? [message])
  const messages = [...new Set(texts)]
  const { field, code = null, errors: [beside] = [] } = problems[0]?.data ?? {}
  return { ok: false, status, message: messages.join(' ') || null, messages, field: field ?? beside?.path ?? null, code }
}
