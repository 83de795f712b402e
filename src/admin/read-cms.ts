import type { z } from 'zod'

/**
 * Reads from the CMS in the name of whoever is signed in: `path` below `/cms-api`, the answer in the form of `schema`.
 * Throws when the CMS does not answer, refuses or says something else.
 */
export async function readCms<T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T> {
  const response = await fetch(`/cms-api/${path}`, { credentials: 'include', signal: signal ?? null })
  if (!response.ok) throw new Error(`The CMS answered ${response.status}`)
  return schema.parse(await response.json())
}
