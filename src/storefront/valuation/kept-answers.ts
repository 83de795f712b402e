import { persistedFamily } from '@/storefront/kit/persisted-atom'
import type { SliceSchema } from '@/storefront/kit/slice-codec'
import type { Answers } from './answer-set'

const MAX_ID = 64
const MAX_CHOSEN = 30
const isId = (value: unknown): boolean => typeof value === 'string' && value.length > 0 && value.length <= MAX_ID

const areAnswers = (data: unknown): data is Answers =>
  typeof data === 'object' &&
  data !== null &&
  !Array.isArray(data) &&
  Object.entries(data).every(
    ([question, chosen]) => isId(question) && Array.isArray(chosen) && chosen.length <= MAX_CHOSEN && chosen.every(isId),
  )

/** By hand: these are read on every device page's first load, which has no room for a schema library (31 KB). */
const KeptAnswers: SliceSchema<Answers> = {
  safeParse: (data) => (areAnswers(data) ? { success: true, data } : { success: false }),
}

export const NO_ANSWERS: Answers = {}

/** The answers of one device for this tab's life: going back, a reload or a lost connection loses nothing. */
export const keptAnswers = persistedFamily('valuation', {
  schema: KeptAnswers,
  version: 1,
  initial: NO_ANSWERS,
  storage: 'session',
})
