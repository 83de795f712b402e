import * as z from 'zod'
import { PROBLEMS, type ProblemName } from '@/collections/problems/cms-problem'
import { formatStaffMessage, STAFF_LANGUAGES, staffLanguage } from '@/domain/staff-words'

/** A refusal by `cmsProblem`, of which the name and the values are stored. */
export const Refusal = z.object({
  problem: z.custom<ProblemName>((name) => typeof name === 'string' && Object.hasOwn(PROBLEMS, name)),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
const StoredFailure = z.object({
  /** The document of a release whose change was refused. */
  title: z.string().optional(),
  /** The change of the release. */
  item: z.number().optional().catch(undefined),
  refusal: Refusal.optional().catch(undefined),
  /** What its fields said, in each language. */
  texts: z.record(z.enum(STAFF_LANGUAGES), z.string()).optional().catch(undefined),
  /** What was said then; for a failure that has no sentence of its own. */
  text: z.string(),
})
export type StoredFailure = z.infer<typeof StoredFailure>

/** Why planned publishing failed, in the reader's language. What an older version has stored is a sentence already. */
export function formatFailure(stored: string, language: string): string {
  const failure = StoredFailure.safeParse(parseJson(stored)).data
  if (!failure) return stored
  const { title, refusal, texts, text } = failure
  const said = refusal
    ? formatStaffMessage(PROBLEMS[refusal.problem].message, language, refusal.values)
    : (texts?.[staffLanguage(language)] ?? text)
  return title === undefined ? said : `${title}: ${said}`
}

export const failedItem = (stored: string): number | null => StoredFailure.safeParse(parseJson(stored)).data?.item ?? null

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
