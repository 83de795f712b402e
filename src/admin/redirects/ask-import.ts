import * as z from 'zod'
import { sendFile } from '@/admin/send-file'

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

export type ImportQuestion = Readonly<{ step: 'check' | 'store'; file: File; market: string; flatten: boolean }>

/** Sends a file of redirects; returns a message when the whole file is refused. Throws when the CMS does not answer. */
export async function askImport({ step, file, market, flatten }: ImportQuestion): Promise<ImportAnswer | string> {
  const query = new URLSearchParams({ step, market, flatten: flatten ? '1' : '0' })
  return sendFile(`redirects/import?${query}`, { file, type: 'text/csv', schema: Answer })
}
