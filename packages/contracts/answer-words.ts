import type { Answer } from './search'

/** An answer where its question is not shown: its statement, or else both, because "No" alone says nothing. */
export const describeAnswer = (question: string, { text, statement }: Pick<Answer, 'text' | 'statement'>): string =>
  statement ?? `${question} ${text}`
