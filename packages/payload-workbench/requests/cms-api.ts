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

const Problem = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

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
