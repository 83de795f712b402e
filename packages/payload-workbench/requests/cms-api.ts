import * as z from 'zod'

/**
 * Reads from the CMS with the session of the member of staff: `path` below `/cms-api`, the answer parsed with `schema`.
 * Throws when the CMS does not answer, refuses or answers something else.
 */
export async function readCms<T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T> {
  const response = await fetch(`/cms-api/${path}`, { credentials: 'include', signal: signal ?? null })
  if (!response.ok) throw new Error(`The CMS answered ${response.status}`)
  return schema.parse(await response.json())
}

const Problem = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        // Other problems bring data of another shape; their message is enough.
        data: z
          .object({ errors: z.array(z.object({ message: z.string() })).min(1) })
          .optional()
          .catch(undefined),
      }),
    )
    .min(1),
})

type Sent<Answer> = Readonly<{ file: File; type: 'application/json' | 'text/csv'; schema: z.ZodType<Answer> }>

/**
 * Sends a file to an endpoint of the CMS; returns a message when the whole file is refused. Throws when the CMS does not
 * answer.
 */
export async function sendFile<Answer>(path: string, { file, type, schema }: Sent<Answer>): Promise<Answer | string> {
  const headers = { 'content-type': type }
  const response = await fetch(`/cms-api/${path}`, { method: 'POST', credentials: 'include', headers, body: file })
  const body: unknown = await response.json()
  if (response.ok) return schema.parse(body)
  return Problem.parse(body).errors[0]?.message ?? String(response.status)
}

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
