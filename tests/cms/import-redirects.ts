import { expect } from 'vitest'
import * as z from 'zod'
import type { Ask } from './staff-requests'

const Imported = z.object({
  counts: z.object({ added: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number() }),
  flattened: z.number(),
  columns: z.array(z.object({ name: z.string(), column: z.string().nullable(), sample: z.string() })),
  undo: z.array(z.object({ market: z.string(), at: z.string() })),
  changed: z.array(
    z.object({ line: z.number(), changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })) }),
  ),
  refused: z.array(
    z.object({ line: z.number(), from: z.string(), reason: z.string(), others: z.array(z.object({ id: z.string() })) }),
  ),
  errors: z.string().nullable(),
})

/** Sends a file of redirects as a member of staff; expects that the file as a whole is accepted. */
export async function importRedirects(ask: Ask, who: string, query: string, file: BodyInit) {
  const { status, text } = await ask('POST', `/redirects/import?${query}`, who, {
    body: file,
    headers: { 'content-type': 'text/csv' },
  })
  expect(status, text.slice(0, 300)).toBe(200)
  return Imported.parse(JSON.parse(text))
}
