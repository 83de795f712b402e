import type * as z from 'zod'

/**
 * Reads from the CMS with the session of the member of staff: `path` below `/cms-api`, the answer parsed with `schema`.
 * Throws when the CMS does not answer, refuses or answers something else.
 */
export async function readCms<T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T> {
  const response = await fetch(`/cms-api/${path}`, { credentials: 'include', signal: signal ?? null })
  if (!response.ok) throw new Error(`The CMS answered ${response.status}`)
  return schema.parse(await response.json())
}
