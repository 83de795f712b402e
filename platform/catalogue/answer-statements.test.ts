import { expect, test } from 'vitest'
import { describeAnswer } from '@trade-in-shop/contracts/answer-words'
import { LANGUAGES } from '@trade-in-shop/contracts/languages'
import { pickByLocale } from '@platform/messages/by-locale'
import { compareAnswers } from '@platform/clarifications/differences'
import { questionSets } from '@platform/seed/question-rows'
import { readData } from '@platform/seed/read-data'
import { answerId, pricedQuestions, questionId } from './question-set'

const data = await readData()
const sets = questionSets(data.questions, [], [])
const all = [...Object.values(data.questions), ...data.deviceQuestions.map(({ questions }) => questions)].flat()
const LOCALES = [...LANGUAGES.map((language) => `${language}-${language.toUpperCase()}`), 'de-AT']

/** "Yes" and "no" alone, or before what explains them. */
const YES_OR_NO = /^(?:ja|nein|yes|no|oui|non|sí|sì)\s*(?:$|[,.–-])/i

test.each(LOCALES)('no answer of the seed says "yes" or "no" in %s where its question is not shown', (locale) => {
  const said = all.flatMap(({ text: question, answers }) =>
    answers.map(({ text, statement }) => {
      const [asked = '', own = ''] = [question, text].map((texts) => pickByLocale(texts, locale))
      return describeAnswer(asked, { text: own, statement: statement && pickByLocale(statement, locale) })
    }),
  )
  expect(said.length).toBeGreaterThan(190)
  expect(said.filter((text) => text.includes('?'))).toEqual([])
  expect(said.filter((text) => YES_OR_NO.test(text))).toEqual([])
})

test.each(LOCALES)('a clarification in %s says what both sides found in words that are clear alone', (locale) => {
  const set = sets.categories.find(({ category }) => category === 'phones')
  if (!set) throw new Error('There are no questions about phones')
  const questions = pricedQuestions(set.questions, 'phones', locale)
  const given = (code: string) => [
    { questionId: questionId('phones', 'switches_on'), answerId: answerId('phones', 'switches_on', code) },
  ]
  const { differences } = compareAnswers({ basePrice: 40_000, questions, quantity: 1 }, given('yes'), given('no'))
  const [difference] = differences
  expect([difference?.yours, difference?.ours].some((text) => YES_OR_NO.test(text ?? ''))).toBe(false)
  expect(difference?.yours).not.toBe(difference?.ours)
})
