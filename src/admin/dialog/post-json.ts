import * as z from 'zod'

const Problem = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }).optional(),
      }),
    )
    .min(1),
})

/** The CMS's answer: the body, or its error message (null when there is none). */
export type Posted = Readonly<{ ok: true; body: unknown } | { ok: false; message: string | null }>

/** Posts JSON to an endpoint of the CMS. Never throws. */
export async function postJson(path: string, body: unknown): Promise<Posted> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`/cms-api${path}`, {
      method: 'POST',
      credentials: 'include',
      headers,
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, body: answer }
    const [problem] = Problem.safeParse(answer).data?.errors ?? []
    return { ok: false, message: problem?.data?.errors.map(({ message }) => message).join(' ') ?? problem?.message ?? null }
  } catch {
    return { ok: false, message: null }
  }
}
