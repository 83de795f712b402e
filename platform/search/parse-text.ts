import * as z from 'zod'
import type { TextClause } from './clause'
import { entriesOf, only, type Fields } from './parse-tools'
import { unsupported } from './unsupported'

const fuzziness = z.union([
  z.literal('AUTO').transform(() => 'auto' as const),
  z.literal([0, 1, 2]),
  z.literal(['0', '1', '2']).transform((value): 0 | 1 | 2 => (value === '0' ? 0 : value === '1' ? 1 : 2)),
])

const OPTIONS: Record<TextClause['mode'], z.ZodObject> = {
  words: z.strictObject({
    query: z.string().max(200),
    operator: z
      .string()
      .toLowerCase()
      .pipe(z.enum(['and', 'or']))
      .optional(),
    fuzziness: fuzziness.optional(),
    boost: z.number().min(0).max(1000).optional(),
  }),
  phrasePrefix: z.strictObject({ query: z.string().max(200), boost: z.number().min(0).max(1000).optional() }),
}

const Parsed = z.object({
  query: z.string(),
  operator: z.enum(['and', 'or']).default('or'),
  fuzziness: z.union([z.literal('auto'), z.literal([0, 1, 2])]).default(0),
  boost: z.number().default(1),
})

/** `{ field: "words" }` or `{ field: { query: "words", … } }`. */
export function parseText(mode: TextClause['mode'], body: unknown, fields: Fields, path: string[]): TextClause {
  const [field, given] = only(body, path)
  const place = [...path, field]
  if (!fields.text(field)) throw unsupported(place, field)
  const options = typeof given === 'string' ? { query: given } : given
  const checked = OPTIONS[mode].safeParse(options)
  if (!checked.success) {
    const issue = checked.error.issues[0]
    const names = entriesOf(options, place).map(([name]) => name)
    const fault = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0]
    const name = String(fault ?? names[0] ?? field)
    throw unsupported([...place, name], name)
  }
  const { query, operator, fuzziness: edits, boost } = Parsed.parse(checked.data)
  // Text typed as one word is one: "SM-G991B" and "s21+" must not match any part of it.
  const allWords = operator === 'and' || !/\s/.test(query.trim())
  return { kind: 'text', mode, field, text: query, allWords, fuzziness: edits, boost }
}
