import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceStep } from '@trade-in-shop/contracts/offers'
import type { Question } from '@trade-in-shop/contracts/search'
import { findEffect, loweringAnswers, priceLines } from './price-lines'

const screen: Question = {
  id: 'phones-screen',
  code: 'screen',
  question: 'In which state is the screen?',
  description: null,
  required: true,
  multiple: false,
  answers: [{ id: 'phones-screen-light', code: 'light', text: 'Light marks', hint: null }],
}
const steps: PriceStep[] = [
  { code: 'base', kind: 'base', value: 43_000, runningTotal: 43_000 },
  { code: 'screen.light', kind: 'factor', value: 9500, runningTotal: 40_850 },
  { code: 'rounding', kind: 'rounding', value: -50, runningTotal: 40_800 },
]

test('a line says how an answer changed the price, in the words of the question', () => {
  expect(priceLines([screen], steps)).toMatchObject([
    { kind: 'base', answer: null, amount: 43_000 },
    { kind: 'factor', answer: 'Light marks', question: 'In which state is the screen?', amount: -2150 },
    { kind: 'rounding', answer: null, amount: -50 },
  ])
})

test('the cart names only answers that lower the price, each question once with all of its answers', () => {
  const free = { id: 'phones-screen-flawless', code: 'flawless', text: 'Flawless', hint: null }
  const both = { ...screen, answers: [...screen.answers, free] }
  const [base, light, rounding] = steps
  if (!base || !light || !rounding) throw new Error('There are three steps')
  expect(loweringAnswers(priceLines([both], steps))).toEqual(['In which state is the screen? Light marks'])
  const second = { ...light, code: 'screen.flawless', runningTotal: light.runningTotal - 1000 }
  expect(loweringAnswers(priceLines([both], [base, light, second]))).toEqual([
    'In which state is the screen? Light marks, Flawless',
  ])
  const unchanged = { ...light, code: 'screen.flawless', value: 10_000, runningTotal: base.runningTotal }
  expect(loweringAnswers(priceLines([both], [base, unchanged, { ...rounding, runningTotal: 42_950 }]))).toEqual([])
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
  expect(findEffect(screen, priceLines([screen], steps))).toEqual({ amount: -2150, answers: ['Light marks'] })
  expect(findEffect({ code: 'scre' }, priceLines([screen], steps))).toBeNull()
})
