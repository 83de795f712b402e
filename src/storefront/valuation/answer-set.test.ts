import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Question } from '@trade-in-shop/contracts/search'
import { answersFor, chosenIds, answerChoices, isAnswered, nextOpen, openCount, withAnswer, type AnswerSet } from './answer-set'

const question = (id: string, multiple: boolean, count: number): Question => ({
  id,
  code: id,
  question: `${id}?`,
  description: null,
  required: true,
  multiple,
  answers: Array.from({ length: count }, (_, nth) => ({ id: `${id}-${nth}`, code: `${nth}`, text: `text ${nth}`, hint: null })),
})
const screen = question('screen', false, 3)
const functions = question('functions', true, 4)
const questions = [screen, functions]

describe('a question with one answer', () => {
  test('a question with one answer stores the last choice only', () => {
    const answers = withAnswer(withAnswer({}, screen, 'screen-0', true), screen, 'screen-2', true)
    expect(answers).toEqual({ screen: ['screen-2'] })
  })
})

describe('a question with several answers', () => {
  test('a question with several answers adds and removes single answers', () => {
    const both = withAnswer(withAnswer({}, functions, 'functions-1', true), functions, 'functions-2', true)
    expect(chosenIds(both, functions)).toEqual(['functions-1', 'functions-2'])
    expect(withAnswer(both, functions, 'functions-1', false)).toEqual({ functions: ['functions-2'] })
  })

  test('the first answer excludes the others, and they exclude it', () => {
    const faulty = withAnswer({}, functions, 'functions-1', true)
    const fine = withAnswer(faulty, functions, 'functions-0', true)
    expect(fine).toEqual({ functions: ['functions-0'] })
    expect(withAnswer(fine, functions, 'functions-3', true)).toEqual({ functions: ['functions-3'] })
  })
})

test('any choices can be sent: known ids, once each, and never "nothing wrong" beside a problem', () => {
  const press = fc.record({ at: fc.nat(1), answer: fc.nat(3), on: fc.boolean() })
  fc.assert(
    fc.property(fc.array(press, { maxLength: 30 }), (presses) => {
      const answers = presses.reduce<AnswerSet>((held, { at, answer, on }) => {
        const target = questions[at]!
        const id = target.answers[answer]?.id
        return id === undefined ? held : withAnswer(held, target, id, on)
      }, {})
      const given = answerChoices(questions, answers)
      expect(new Set(given.map(({ answerId }) => answerId)).size).toBe(given.length)
      const ofFunctions = given.filter(({ questionId }) => questionId === 'functions').map(({ answerId }) => answerId)
      expect(ofFunctions.includes('functions-0') && ofFunctions.length > 1).toBe(false)
      expect(given.filter(({ questionId }) => questionId === 'screen').length).toBeLessThan(2)
      expect(answersFor(questions, answers)).toEqual(answersFor(questions, answersFor(questions, answers)))
    }),
  )
})

test('stored answers of an older catalogue are dropped', () => {
  const kept = { screen: ['screen-9', 'screen-1', 'screen-2'], gone: ['x'], functions: ['functions-0', 'functions-1'] }
  expect(answersFor(questions, kept)).toEqual({ screen: ['screen-1'], functions: ['functions-0'] })
})

test('a question named like a member of every object is open', () => {
  expect(isAnswered({}, question('constructor', false, 2))).toBe(false)
})

test('nextOpen leads to the next open question, then back to a skipped one, then to null', () => {
  expect(nextOpen(questions, {}, 0)).toBe(1)
  expect(nextOpen(questions, { functions: ['functions-0'] }, 1)).toBe(0)
  const all = { screen: ['screen-0'], functions: ['functions-0'] }
  expect(nextOpen(questions, all, 1)).toBeNull()
  expect(openCount(questions, all)).toBe(0)
  expect(openCount(questions, {})).toBe(2)
})
