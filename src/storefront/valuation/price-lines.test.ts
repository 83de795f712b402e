import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceStep } from '@trade-in-shop/contracts/offers'
import type { Question } from '@trade-in-shop/contracts/search'
import { findEffect, listAnswers, priceLines } from './price-lines'

const screen: Question = {
  id: 'phones-screen',
  code: 'screen',
  question: 'In which state is the screen?',
  description: null,
  required: true,
  multiple: false,
  answers: [{ id: 'phones-screen-light', code: 'light', text: 'Light marks', statement: 'Screen with light marks', hint: null }],
}
const steps: PriceStep[] = [
  { code: 'base', kind: 'base', value: 43_000, runningTotal: 43_000 },
  { code: 'screen.light', kind: 'factor', value: 9500, runningTotal: 40_850 },
  { code: 'rounding', kind: 'rounding', value: -50, runningTotal: 40_800 },
]

test('a line says how an answer changed the price, by its statement', () => {
  expect(priceLines([screen], steps)).toMatchObject([
    { kind: 'base', answer: null, amount: 43_000 },
    { kind: 'factor', answer: 'Screen with light marks', amount: -2150 },
    { kind: 'rounding', answer: null, amount: -50 },
  ])
})

test('an answer without a statement is listed in the cart with its question', () => {
  const own = { ...screen, answers: screen.answers.map(({ statement: _left, ...answer }) => answer) }
  expect(listAnswers(priceLines([own], steps))).toEqual(['In which state is the screen? Light marks'])
  expect(listAnswers(priceLines([screen], steps))).toEqual(['Screen with light marks'])
})

test('the lines sum to the price', () => {
  const step = fc.record({ code: fc.string(), kind: fc.constant('delta' as const), value: fc.integer(), runningTotal: fc.nat() })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), (many) => {
      const sum = priceLines([screen], many).reduce((total, { amount }) => total + amount, 0)
      expect(sum).toBe(many.at(-1)!.runningTotal)
    }),
  )
})

test('the effect of a question is that of its chosen answers', () => {
  expect(findEffect(screen, priceLines([screen], steps))).toEqual({ amount: -2150, answers: ['Screen with light marks'] })
  expect(findEffect({ code: 'scre' }, priceLines([screen], steps))).toBeNull()
})
