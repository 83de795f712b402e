import { appStore } from '@/storefront/kit/app-store'
import type { SliceSchema } from '@/storefront/kit/storage/browser-storage'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'
import { type AnswerSet, NO_ANSWERS } from './answer-set'

const MAX_ID = 64
const MAX_CHOSEN = 30
const isId = (value: unknown): boolean => typeof value === 'string' && value.length > 0 && value.length <= MAX_ID

const areAnswers = (data: unknown): data is AnswerSet =>
  typeof data === 'object' &&
  data !== null &&
  !Array.isArray(data) &&
  Object.entries(data).every(
    ([question, chosen]) => isId(question) && Array.isArray(chosen) && chosen.length <= MAX_CHOSEN && chosen.every(isId),
  )

/**
 * Written by hand, because it is read on every device page and zod does not belong in the first load.
 */
const AnswersSchema: SliceSchema<AnswerSet> = {
  safeParse: (data) => (areAnswers(data) ? { success: true, data } : { success: false }),
}

const NAME = 'valuation'
/** The answers of one model in one shop; `model` with its maker. */
export const answersScope = (market: string, mode: string, model: string): string => `${market}.${mode}.${model}`
export const answersKey = (scope: string): string => `${NAME}.${scope}`

/**
 * The answers of one model, stored until the tab is closed, so that going back, a reload or a lost connection loses
 * nothing.
 */
export const savedAnswers = persistedFamily(NAME, {
  schema: AnswersSchema,
  version: 1,
  initial: NO_ANSWERS,
  storage: 'session',
})

export type SavedAnswers = Readonly<{ change: (update: (before: AnswerSet) => AnswerSet) => void; close: () => void }>

/** Calls `take` with the answers of one model, now and after every change, until it is closed. */
export function openSavedAnswers(scope: string, take: (answers: AnswerSet) => void): SavedAnswers {
  const [store, slice] = [appStore(), savedAnswers(scope)]
  const tell = () => {
    const { value, ready } = store.get(slice)
    if (ready) take(value)
  }
  const close = store.sub(slice, tell)
  tell()
  return { change: (update) => store.set(slice, update), close }
}
