import { z } from 'zod'

const Fault = z.object({
  message: z.string(),
  data: z.looseObject({ field: z.string().nullish(), code: z.string().nullish() }).nullish().catch(null),
})
const Faults = z.object({ errors: z.array(Fault).min(1) })

/** What the CMS answers: a body of the expected form, or what it says against it. */
export type StaffAnswer<T> =
  | Readonly<{ ok: true; body: T }>
  | Readonly<{ ok: false; status: number; message: string | null; field: string | null; code: string | null }>

type Asked = Readonly<{ method: 'GET' | 'POST' | 'DELETE'; language: string; body?: object }>

/** Asks the CMS about the people who work here. Nobody answers: status 0. */
export async function askStaff<T>(
  path: string,
  schema: z.ZodType<T>,
  { method, language, body }: Asked,
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
    const fault = Faults.safeParse(answer).data?.errors[0]
    const { field = null, code = null } = fault?.data ?? {}
    return { ok: false, status: response.status, message: fault?.message ?? null, field, code }
  } catch {
    // The network is away, or what stands before the shop has answered.
    return silence
  }
}
