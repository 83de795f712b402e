import * as z from 'zod'

const Problems = z.object({
  errors: z
    .array(z.object({ message: z.string(), data: z.looseObject({ code: z.string().optional() }).nullish().catch(null) }))
    .min(1),
})

/** The CMS's answer: a body that fits the schema, or its error message (null when it did not answer) and a code where it has one. */
export type PagesAnswer<T> = Readonly<{ ok: true; body: T } | { ok: false; message: string | null; code: string | null }>
type PagesRequest = Readonly<{ language: string; method?: 'GET' | 'POST' | 'DELETE'; body?: object; signal?: AbortSignal }>

/** Calls a pages endpoint of the CMS: `path` below `/cms-api/pages`. */
export const askPages = <T>(path: string, schema: z.ZodType<T>, request: PagesRequest): Promise<PagesAnswer<T>> =>
  askCms(`/pages${path}`, schema, request)

/** Calls an endpoint of the CMS: `path` below `/cms-api`. */
export async function askCms<T>(
  path: string,
  schema: z.ZodType<T>,
  { language, method = 'GET', body, signal }: PagesRequest,
): Promise<PagesAnswer<T>> {
  try {
    const response = await fetch(`/cms-api${path}`, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const answer: unknown = await response.json()
    const known = response.ok ? schema.safeParse(answer) : null
    if (known?.success) return { ok: true, body: known.data }
    const problem = Problems.safeParse(answer).data?.errors[0]
    return { ok: false, message: problem?.message ?? null, code: problem?.data?.code ?? null }
  } catch {
    // The network is down, or the request was cancelled.
    return { ok: false, message: null, code: null }
  }
}
