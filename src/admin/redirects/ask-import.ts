import { z } from 'zod'

const Rule = z.object({ id: z.string(), from: z.string() })
const Line = z.object({
  line: z.number(),
  id: z.number().nullable(),
  market: z.string(),
  from: z.string(),
  leads: z.string(),
  flattened: z.boolean(),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
})
const Answer = z.object({
  counts: z.object({ added: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number() }),
  flattened: z.number(),
  unknown: z.array(z.string()),
  added: z.array(Line),
  changed: z.array(Line),
  refused: z.array(z.object({ line: z.number(), from: z.string(), reason: z.string(), others: z.array(Rule) })),
  errors: z.string().nullable(),
})
export type ImportAnswer = z.infer<typeof Answer>

const Refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

export type ImportQuestion = Readonly<{ step: 'check' | 'store'; file: File; market: string; flatten: boolean }>

/** Sends a file of redirects; a sentence for the member of staff when it is refused as a whole. Throws when nobody answers. */
export async function askImport({ step, file, market, flatten }: ImportQuestion): Promise<ImportAnswer | string> {
  const query = new URLSearchParams({ step, market, flatten: flatten ? '1' : '0' })
  const headers = { 'content-type': 'text/csv' }
  const response = await fetch(`/cms-api/redirects/import?${query}`, {
    method: 'POST',
    credentials: 'include',
    headers,
    body: file,
  })
  const body: unknown = await response.json()
  if (response.ok) return Answer.parse(body)
  return Refusal.parse(body).errors[0]?.message ?? String(response.status)
}
