import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Declined } from '@trade-in-shop/contracts/offers'
import { conditionId } from './quote'
import type { PricedQuestion } from '@platform/catalogue/question-set'
import { checkAnswers, questionsFor, valuate } from './price'

const answer = (code: string, effect: { factor?: number; delta?: number; knockOut?: Omit<Declined, 'code'> } = {}) => ({
  id: code,
  code,
  factor: effect.factor ?? null,
  delta: effect.delta ?? null,
  knockOut: effect.knockOut ?? null,
})
const question = (code: string, answers: ReturnType<typeof answer>[], multiple = false, required = true): PricedQuestion => ({
  id: code,
  code,
  required,
  multiple,
  answers,
})

const PHONE = [
  question('switches_on', [answer('yes', { factor: 10_000 }), answer('no', { factor: 2000 })]),
  question('lock', [
    answer('free', { factor: 10_000 }),
    answer('locked', { knockOut: { reason: 'Nobody else can use it.', disposal: 'label' } }),
  ]),
  question('screen', [
    answer('flawless', { factor: 10_000 }),
    answer('light', { factor: 9200 }),
    answer('felt', { factor: 8000 }),
  ]),
  question(
    'functions',
    [answer('all_work', { factor: 10_000 }), answer('camera', { factor: 7500 }), answer('buttons', { factor: 9000 })],
    true,
  ),
  question('accessories', [answer('box', { delta: 500 }), answer('none', { delta: 0 }), answer('damage', { delta: -4000 })]),
]
const given = (pairs: Record<string, string | string[]>) =>
  Object.entries(pairs).flatMap(([questionId, ids]) => [ids].flat().map((answerId) => ({ questionId, answerId })))
const BEST = { switches_on: 'yes', lock: 'free', screen: 'flawless', functions: 'all_work', accessories: 'none' }

describe('the price', () => {
  test.each([
    ['flawless', 41_200, BEST, 41_200],
    ['light scratches: 412 x 0.92 = 379.04', 41_200, { ...BEST, screen: 'light' }, 37_900],
    ['two defects multiply: 412 x 0.75 x 0.9 = 278.10', 41_200, { ...BEST, functions: ['camera', 'buttons'] }, 27_800],
    ['a delta comes after the factors: 379.04 + 5', 41_200, { ...BEST, screen: 'light', accessories: 'box' }, 38_400],
    ['off: 412 x 0.2 = 82.40', 41_200, { ...BEST, switches_on: 'no' }, 8200],
    ['never below nothing: 20 - 40', 2000, { ...BEST, accessories: 'damage' }, 0],
    ['exact where floats fail: 435 x 0.92 x 0.75', 43_500, { ...BEST, screen: 'light', functions: 'camera' }, 30_000],
  ])('the price is computed from the base price and the answers: %s', (_name, base, answers, price) => {
    expect(valuate(base, PHONE, given(answers)).price).toBe(price)
  })

  test('every step has the running total', () => {
    const { explanation } = valuate(41_200, PHONE, given({ ...BEST, screen: 'light', accessories: 'box' }))
    expect(explanation.filter(({ value, kind }) => kind !== 'factor' || value !== 10_000)).toEqual([
      { code: 'base', kind: 'base', value: 41_200, runningTotal: 41_200 },
      { code: 'screen.light', kind: 'factor', value: 9200, runningTotal: 37_904 },
      { code: 'accessories.box', kind: 'delta', value: 500, runningTotal: 38_404 },
      { code: 'rounding', kind: 'rounding', value: -4, runningTotal: 38_400 },
    ])
  })

  test('a knock-out declines with its reason, and the other answers do not count', () => {
    expect(valuate(41_200, PHONE, given({ ...BEST, lock: 'locked' }))).toEqual({
      price: 0,
      explanation: [],
      missing: [],
      declined: { code: 'lock.locked', reason: 'Nobody else can use it.', disposal: 'label' },
    })
  })

  test('a preview names the questions without an answer', () => {
    expect(valuate(41_200, PHONE, given({ screen: 'felt' }))).toMatchObject({
      price: 32_900,
      missing: ['switches_on', 'lock', 'functions', 'accessories'],
    })
  })
})

describe('the answers', () => {
  test.each([
    [
      'an unknown question',
      [{ questionId: 'colour', answerId: 'red' }],
      [{ path: 'answers/0/questionId', code: 'unknown_question' }],
    ],
    ['an unknown answer', given({ screen: 'melted' }), [{ path: 'answers/0/answerId', code: 'unknown_answer' }]],
    [
      'two answers to one question',
      given({ screen: ['light', 'felt'] }),
      [{ path: 'answers/1/answerId', code: 'exclusive_answer' }],
    ],
    [
      '"nothing wrong" and a defect',
      given({ functions: ['all_work', 'camera'] }),
      [{ path: 'answers/1/answerId', code: 'exclusive_answer' }],
    ],
    [
      'a defect and "nothing wrong"',
      given({ functions: ['camera', 'all_work'] }),
      [{ path: 'answers/1/answerId', code: 'exclusive_answer' }],
    ],
    [
      'the same defect twice',
      given({ functions: ['camera', 'camera'] }),
      [{ path: 'answers/1/answerId', code: 'exclusive_answer' }],
    ],
    ['two defects', given({ functions: ['camera', 'buttons'] }), []],
  ])('checkAnswers names each problem of the answers: %s', (_name, answers, problems) => {
    expect(checkAnswers(PHONE, answers, false)).toEqual(problems)
  })

  test('a missing required answer is named, an optional one is not asked for', () => {
    const questions = [...PHONE, question('colour', [answer('red')], false, false)]
    const { screen: _left, ...rest } = BEST
    expect(checkAnswers(questions, given(rest), true)).toEqual([{ path: 'answers/screen', code: 'missing_answer' }])
  })

  test('a business is asked only whether it works', () => {
    expect(questionsFor(true, PHONE).map(({ code }) => code)).toEqual(['switches_on'])
    expect(questionsFor(false, PHONE)).toHaveLength(PHONE.length)
  })
})

const FACTORS = fc.integer({ min: 0, max: 12_000 }).map((factor) => ({ factor }))
const DELTAS = fc.integer({ min: -10_000, max: 10_000 }).map((delta) => ({ delta }))
const CASE = fc
  .record({
    base: fc.integer({ min: 0, max: 2_000_000 }),
    effects: fc.array(fc.tuple(fc.oneof(FACTORS, DELTAS), fc.boolean()), { maxLength: 14 }),
  })
  .map(({ base, effects }) => ({
    base,
    questions: effects.map(([effect], index) => question(`q${index}`, [answer('a', effect)])),
    answers: effects.flatMap(([, taken], index) => (taken ? [{ questionId: `q${index}`, answerId: 'a' }] : [])),
  }))

describe('for any catalogue and any answers', () => {
  test('the effects of the steps add up to the price, in whole euros, never negative', () => {
    fc.assert(
      fc.property(CASE, ({ base, questions, answers }) => {
        const { price, explanation } = valuate(base, questions, answers)
        const effects = explanation.map((step, index) => step.runningTotal - (explanation[index - 1]?.runningTotal ?? 0))
        expect(effects.reduce((sum, effect) => sum + effect, 0)).toBe(price)
        expect(price % 100).toBe(0)
        expect(price).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('the order of the answers does not matter, neither for the price nor for the condition', () => {
    fc.assert(
      fc.property(CASE, fc.integer(), ({ base, questions, answers }, seed) => {
        const shuffled = [...answers].sort(
          (a, b) => ((a.questionId.charCodeAt(1) * seed) % 7) - ((b.questionId.charCodeAt(1) * seed) % 7),
        )
        expect(valuate(base, questions, shuffled)).toEqual(valuate(base, questions, answers))
        expect(conditionId('x', shuffled, false)).toBe(conditionId('x', answers, false))
      }),
    )
  })

  test('a better base never pays less, and no factor above one means no price above base plus deltas', () => {
    fc.assert(
      fc.property(CASE, fc.integer({ min: 0, max: 100_000 }), ({ base, questions, answers }, more) => {
        expect(valuate(base + more, questions, answers).price).toBeGreaterThanOrEqual(valuate(base, questions, answers).price)
        const taken = questions.filter(({ id }) => answers.some(({ questionId }) => questionId === id)).flatMap((q) => q.answers)
        const gains = taken.reduce((sum, { delta }) => sum + Math.max(0, delta ?? 0), 0)
        const capped = questions.map((q) => ({
          ...q,
          answers: q.answers.map((a) => ({ ...a, factor: a.factor && Math.min(a.factor, 10_000) })),
        }))
        expect(valuate(base, capped, answers).price).toBeLessThanOrEqual(base + gains)
      }),
    )
  })
})

test('the condition id differs by device, answers and business', () => {
  const answers = given({ screen: 'light' })
  const ids = [
    conditionId('a', answers, false),
    conditionId('b', answers, false),
    conditionId('a', given({ screen: 'felt' }), false),
    conditionId('a', answers, true),
  ]
  expect(new Set(ids).size).toBe(4)
  expect(ids[0]).toBe(conditionId('a', [...answers].reverse(), false))
})
