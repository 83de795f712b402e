import * as z from 'zod'

const FieldProblem = z.object({ path: z.string(), message: z.string() })
const Problem = z.object({
  message: z.string(),
  data: z
    .looseObject({ field: z.string().nullish(), code: z.string().nullish(), errors: z.array(FieldProblem).max(100).optional() })
    .nullish()
    .catch(null),
})
const Problems = z.object({ errors: z.array(Problem).min(1) })

/** The CMS's answer: a body that fits the schema, or its error message. */
export type StaffAnswer<T> =
  | Readonly<{ ok: true; body: T }>
  | Readonly<{ ok: false; status: number; message: string | null; field: string | null; code: string | null }>

type StaffRequest = Readonly<{ method: 'GET' | 'POST' | 'DELETE'; language: string; body?: object }>

/** Calls a staff endpoint of the CMS. Without an answer the status is 0. */
export async function askStaff<T>(
  path: string,
  schema: z.ZodType<T>,
  { method, language, body }: StaffRequest,
): Promise<StaffAnswer<T>> {
  const silence = { ok: false, status: 0, message: null, field: null, code: null } as const
  try {
    const response = await fetch(`/cms-api/staff${path}`, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    const known = response.ok ? schema.safeParse(answer) : null
    if (known?.success) return { ok: true, body: known.data }
    const problem = Problems.safeParse(answer).data?.errors[0]
    const { field = null, code = null, errors: [beside] = [] } = problem?.data ?? {}
    const message = beside?.message ?? problem?.message ?? null
    return { ok: false, status: response.status, message, field: field ?? beside?.path ?? null, code }
  } catch {
    // The network is down, or a proxy in front of the shop answered.
    return silence
  }
}
