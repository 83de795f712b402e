import * as z from 'zod'
import { TEXT_LANGUAGES as LANGUAGES } from '@platform/markets/market'

const LONGEST = 1000

/** A text in every language of the markets. */
const Texts = z
  .partialRecord(z.enum(LANGUAGES), z.string().min(1).max(LONGEST))
  .refine((texts) => LANGUAGES.every((language) => texts[language] !== undefined), {
    error: `needs a text in each of ${LANGUAGES.join(', ')}`,
  })

export const QuestionCode = z
  .string()
  .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, { error: 'must be a code as in "account_lock"' })
  .max(40)

const AnswerData = z.strictObject({
  code: QuestionCode,
  text: Texts,
  hint: Texts.optional(),
  factor: z.number().positive().max(1).multipleOf(0.0001).optional(),
  /** Minor units. */
  delta: z.int().min(-1_000_000).max(1_000_000).optional(),
  knockOut: z.literal(true).optional(),
  reason: Texts.optional(),
})

/** A question in the form of the files: of a category, or of single devices. */
export const QuestionData = z.strictObject({
  code: QuestionCode,
  text: Texts,
  hint: Texts.optional(),
  required: z.boolean(),
  multiple: z.boolean().optional(),
  answers: z.array(AnswerData).min(2).max(60),
})
export type QuestionData = z.infer<typeof QuestionData>
