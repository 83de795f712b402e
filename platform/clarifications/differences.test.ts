import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnswerChoice } from '@trade-in-shop/contracts/offers'
import type { WordedQuestion } from '@platform/catalogue/question-set'
import { valuate } from '@platform/offers/price'
import { compareAnswers } from './differences'

const answer = (id: string, factor: number | null, delta: number | null) => ({
  id,
  code: id,
  text: `text of ${id}`,
  factor,
  delta,
  knockOut: null,
})
const QUESTIONS: WordedQuestion[] = [
  {
    id: 'q1',
    code: 'q1',
    text: 'One?',
    required: true,
    multiple: false,
    answers: [answer('a', 10_000, null), answer('b', 9200, null), answer('c', 4500, null)],
  },
  {
    id: 'q2',
    code: 'q2',
    text: 'Two?',
    required: true,
    multiple: true,
    answers: [answer('d', 10_000, null), answer('e', 7500, null), answer('f', 6500, null)],
  },
  {
    id: 'q3',
    code: 'q3',
    text: 'Three?',
    required: false,
    multiple: false,
    answers: [answer('g', null, 500), answer('h', null, -2000)],
  },
]
const given = (...ids: [string, string][]): AnswerChoice[] => ids.map(([questionId, answerId]) => ({ questionId, answerId }))
const priced = { basePrice: 41_200, questions: QUESTIONS, quantity: 1 }

test('a question is named with both answers and what it takes away', () => {
  const { differences, matching } = compareAnswers(
    priced,
    given(['q1', 'a'], ['q2', 'd'], ['q3', 'g']),
    given(['q1', 'b'], ['q2', 'd'], ['q3', 'g']),
  )
  expect(differences).toEqual([
    { code: 'q1', question: 'One?', yours: 'text of a', ours: 'text of b', change: { amount: -3300, currency: 'EUR' } },
  ])
  expect(matching.map(({ question }) => question)).toEqual(['Two?', 'Three?'])
})

test('several answers to one question are listed together, and no answer is called "nothing"', () => {
  const { differences } = compareAnswers(
    priced,
    given(['q1', 'a'], ['q2', 'd']),
    given(['q1', 'a'], ['q2', 'e'], ['q2', 'f'], ['q3', 'h']),
  )
  expect(differences.map(({ yours, ours }) => [yours, ours])).toEqual([
    ['text of d', 'text of e, text of f'],
    ['', 'text of h'],
  ])
})

test('for any differences the changes add up to the difference of the prices, and every question is listed once', () => {
  const one = (question: WordedQuestion) =>
    fc.constantFrom(null, ...question.answers.map(({ id }) => id)).map((id) => (id ? given([question.id, id]) : []))
  const all = fc.tuple(...QUESTIONS.map(one)).map((parts) => parts.flat())
  fc.assert(
    fc.property(
      all,
      all,
      fc.integer({ min: 0, max: 200_000 }),
      fc.integer({ min: 1, max: 9 }),
      (yours, ours, basePrice, quantity) => {
        const { differences, matching } = compareAnswers({ basePrice, questions: QUESTIONS, quantity }, yours, ours)
        const sum = differences.reduce((total, { change }) => total + (change?.amount ?? 0), 0)
        const worth = (answers: AnswerChoice[]) => valuate(basePrice, QUESTIONS, answers).price * quantity
        expect(sum).toBe(worth(ours) - worth(yours))
        const told = [...differences, ...matching].map(({ question }) => question)
        expect(new Set(told).size).toBe(told.length)
        expect(compareAnswers({ basePrice, questions: QUESTIONS, quantity }, yours, yours).differences).toEqual([])
      },
    ),
  )
})
