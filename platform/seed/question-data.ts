import * as z from 'zod'
import { LANGUAGES } from '@trade-in-shop/contracts/languages'
import { Disposal } from '@trade-in-shop/contracts/offers'
import { TEXT_KEYS } from '@platform/messages/by-locale'
import type { Db } from '@platform/store/pool'

const MAX_QUESTION_LENGTH = 1000

/** A text in every language of the markets; a region may have its own. */
const Texts = z
  .partialRecord(z.enum(TEXT_KEYS), z.string().min(1).max(MAX_QUESTION_LENGTH))
  .refine((texts) => LANGUAGES.every((language) => texts[language] !== undefined), {
    error: `needs a text in each of ${LANGUAGES.join(', ')}`,
  })

const QuestionCode = z
  .string()
  .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, { error: 'must be a code as in "account_lock"' })
  .max(40)

const AnswerData = z.strictObject({
  code: QuestionCode,
  text: Texts,
  /** The same in words that are clear without the question; without it, both are shown. */
  statement: Texts.optional(),
  hint: Texts.optional(),
  factor: z.number().positive().max(1).multipleOf(0.0001).optional(),
  /** Minor units. */
  delta: z.int().min(-1_000_000).max(1_000_000).optional(),
  knockOut: z.literal(true).optional(),
  reason: Texts.optional(),
  /** Where a device with a knock-out answer goes; nothing is offered without it. */
  disposal: Disposal.optional(),
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

/** As many questions as a device's document may have (`contracts/search.ts`). */
const MAX_QUESTIONS = 60
const DeviceId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120)

const OwnQuestions = z.strictObject({
  devices: z.array(DeviceId).min(1).max(500),
  /** Replace the category's questions with the same codes, or come after all of them. */
  questions: z.array(QuestionData).max(MAX_QUESTIONS).default([]),
  /** Questions of the category that these devices do not have. */
  without: z.array(QuestionCode).max(MAX_QUESTIONS).default([]),
  /** Whether a question must be answered, where that differs from the category. */
  required: z.record(QuestionCode, z.boolean()).default({}),
  /** Codes that come first, in this order; the others follow in theirs. */
  order: z.array(QuestionCode).max(MAX_QUESTIONS).default([]),
})
type OwnQuestions = z.infer<typeof OwnQuestions>

/** The file with the questions of single devices where they differ from their category (C-09). A device may be named once. */
export const DeviceQuestions = z
  .array(OwnQuestions)
  .max(500)
  .superRefine((entries, context) => {
    const seen = new Set<string>()
    for (const device of entries.flatMap(({ devices }) => devices)) {
      if (seen.has(device)) context.addIssue({ code: 'custom', message: `${device} is named twice` })
      seen.add(device)
    }
  })
export type DeviceQuestions = z.infer<typeof DeviceQuestions>

/** A file that is malformed or does not fit the catalogue; the message is for the person who loads it. */
export class FileRefused extends Error {}

/** The questions of a device: its category's, changed by its own. Throws one sentence about what does not fit. */
export function questionsOfDevice(category: readonly QuestionData[], own: OwnQuestions): QuestionData[] {
  const replaced = new Map(own.questions.map((question) => [question.code, question]))
  const added = own.questions.filter(({ code }) => category.every((question) => question.code !== code))
  const all = [...category.map((question) => replaced.get(question.code) ?? question), ...added]
  refuseUnknown(all, own)
  const asked = all
    .filter(({ code }) => !own.without.includes(code))
    .map((question) => ({ ...question, required: own.required[question.code] ?? question.required }))
  if (asked.length === 0 || asked.length > MAX_QUESTIONS)
    throw new FileRefused(`${own.devices[0]} would have ${asked.length} questions; there must be 1 to ${MAX_QUESTIONS}.`)
  const place = ({ code }: QuestionData) => (own.order.includes(code) ? own.order.indexOf(code) : own.order.length)
  return asked.toSorted((a, b) => place(a) - place(b))
}

function refuseUnknown(all: readonly QuestionData[], { devices, questions, without, required, order }: OwnQuestions): void {
  const codes = new Set(all.map(({ code }) => code))
  const unknown = [...without, ...Object.keys(required), ...order].filter((code) => !codes.has(code))
  if (unknown.length > 0) throw new FileRefused(`${devices[0]} has no question "${unknown[0]}"; it has ${[...codes].join(', ')}.`)
  if (new Set(questions.map(({ code }) => code)).size < questions.length)
    throw new FileRefused(`${devices[0]} has two questions of its own with one code.`)
}

const WRITE = `insert into platform.device_questions as t (content, by_command, created_at) values ($1, $2, $3)
  on conflict (only_row) do update set content = excluded.content, by_command = excluded.by_command, created_at = excluded.created_at
  where (excluded.by_command or not t.by_command) and (t.content, t.by_command) is distinct from (excluded.content, excluded.by_command)`

/** Replaces the stored file. The seed's own never replaces one that a command has loaded. */
export async function storeDeviceQuestions(db: Db, content: DeviceQuestions, by: 'seed' | 'command', now: Date): Promise<void> {
  await db.query(WRITE, [JSON.stringify(content), by === 'command', now])
}

/** The stored file. */
export async function readDeviceQuestions(db: Db): Promise<DeviceQuestions> {
  const { rows } = await db.query<{ content: unknown }>('select content from platform.device_questions')
  return DeviceQuestions.parse(rows[0]?.content ?? [])
}
