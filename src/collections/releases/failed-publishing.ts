import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import { rolesThat } from '@/collections/access/roles'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { sql } from 'drizzle-orm'
import { type BasePayload, createLocalReq, getLocalI18n } from 'payload'
import * as z from 'zod'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { applyRelease } from './apply-release'
import { isProblem, ItemProblem, tried } from './release-items'
import { queryRows, readRelease, type Release } from './release'
import { mailStaff } from '@/collections/staff/mail-staff'
import { formatStaffMessage, inEveryLanguage, STAFF_LANGUAGES, type StaffMessage } from '@/domain/staff-words'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { formatFailure, Refusal, type StoredFailure } from './stored-failure'

const scheduleWords = staffWords('scheduled')

/** Tries of what fails in an unforeseen way, one each minute. */
export const MAX_TRIES = 5
const MAX_PROBLEM_CHARACTERS = 500
/** Longer than a round that is under way takes. */
const LATE_MS = 5 * MINUTE

/** What a try failed by. Another try of what a rule has refused would fail in the same way. */
function failureOf(error: unknown) {
  const cause = error instanceof ItemProblem ? error.cause : error
  const failure: StoredFailure = {
    ...(error instanceof ItemProblem && { title: error.item.title, item: error.item.id }),
    refusal: Refusal.safeParse(cause).data,
    text: errorMessage(error).slice(0, MAX_PROBLEM_CHARACTERS),
  }
  return { failure, isFinal: isProblem(cause) }
}

/** What the fields of a refused change say in each language. A field words its problem while it is checked: try again in each. */
async function readFieldProblems(payload: BasePayload, id: number, { text }: StoredFailure): Promise<StaffMessage> {
  const texts = { ...inEveryLanguage(() => text) }
  for (const language of STAFF_LANGUAGES) {
    const i18n = await getLocalI18n({ config: payload.config, language })
    const req = await createLocalReq({ req: { i18n } }, payload)
    try {
      await tried(req, async (trial) => {
        const release = await readRelease(trial, id)
        if (release) await applyRelease(trial, release, Date.now())
      })
    } catch (error) {
      // Another error keeps the words of the first try, and must not hold up the releases that are due after this one.
      if (error instanceof ItemProblem) texts[language] = error.message.slice(0, MAX_PROBLEM_CHARACTERS)
    }
  }
  return texts
}

/**
 * Stores why a release did not go live. One that a rule refused, or that has used up its tries, is `failed`: who scheduled it and all
 * admins get a mail, once. Throws when the database does not answer.
 */
export async function noteFailedRelease(payload: BasePayload, id: number, error: unknown): Promise<void> {
  const { failure, isFinal } = failureOf(error)
  const texts = isFinal && !failure.refusal ? await readFieldProblems(payload, id, failure) : undefined
  const problem = JSON.stringify({ ...failure, texts } satisfies StoredFailure)
  payload.logger.error({ msg: 'A release did not go live', release: id, isFinal, err: error })
  const req = await createLocalReq({}, payload)
  const [noted] = await queryRows(
    req,
    z.object({ state: z.string() }),
    sql`update releases set problem = ${problem}, tries = tries + ${isFinal ? 0 : 1},
        state = case when ${isFinal} or tries + 1 >= ${MAX_TRIES} then 'failed' else state end
      where id = ${id} and state = 'scheduled' returning state`,
  )
  const release = noted?.state === 'failed' ? await readRelease(req, id) : null
  if (release) await mailAbout(payload, release, problem)
}

async function mailAbout(payload: BasePayload, { id, title, scheduledBy: by }: Release, problem: string): Promise<void> {
  const { docs } = await payload.find({
    ...EVERY_DOCUMENT,
    collection: 'staff',
    where: { or: [{ role: { in: rolesThat('administers') } }, ...(by === null ? [] : [{ id: { equals: by } }])] },
    select: { email: true },
  })
  await mailStaff(payload, docs, {
    path: `/releases?id=${id}`,
    write: (language) => ({
      subject: formatStaffMessage(scheduleWords.failedSubject, language, { title }),
      paragraphs: [formatStaffMessage(scheduleWords.failedText, language, { title, problem: formatFailure(problem, language) })],
    }),
  })
}

const Waiting = z.object({ count: z.coerce.number() })

/** What holds up planned publishing, for the operator: what is overdue or has failed in an unforeseen way; null for nothing. */
export async function publishingProblem(payload: BasePayload, now: number): Promise<string | null> {
  const late = new Date(now - LATE_MS).toISOString()
  const { rows } = await getPostgres(payload).drizzle.execute(sql`
    select count(*) from releases
    where (state = 'scheduled' and at < ${late}) or (state in ('scheduled', 'failed') and tries > 0)`)
  const { count } = Waiting.parse(rows[0])
  return count === 0 ? null : `${count} planned publications wait or have failed`
}
