import type { Question } from '@/contracts/search'

const WORKS = new Set(['switches_on', 'works'])

/** A business answers only whether the device works (`contracts.md` 6); a shopper answers all. */
export const questionsOf = (business: boolean, questions: readonly Question[]): readonly Question[] =>
  business ? questions.filter(({ code }) => WORKS.has(code)) : questions
