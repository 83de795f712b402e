import { z } from 'zod'
import { persistedFamily } from '@/storefront/kit/persisted-atom'
import type { Answers } from './answer-set'

const id = z.string().min(1).max(64)
const KeptAnswers = z.record(id, z.array(id).max(30).readonly()).readonly() satisfies z.ZodType<Answers>

export const NO_ANSWERS: Answers = {}

/** The answers of one device for this tab's life: going back, a reload or a lost connection loses nothing. */
export const keptAnswers = persistedFamily('valuation', {
  schema: KeptAnswers,
  version: 1,
  initial: NO_ANSWERS,
  storage: 'session',
})
