import type { Question } from '@/contracts/search'

const WORKS = new Set(['switches_on', 'works'])

/** A business answers only whether the device works (P-16); a consumer answers all questions. */
export const questionsOf = (business: boolean, questions: readonly Question[]): readonly Question[] =>
  business ? questions.filter(({ code }) => WORKS.has(code)) : questions
