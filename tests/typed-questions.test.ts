import { expect, test } from 'vitest'
import topics from '@/domain/search/words/topics.json' with { type: 'json' }
import { findTypedQuestions } from '@/domain/search/typed-questions'
import questions from '../platform/seed/data/questions.json' with { type: 'json' }

test.each([
  ['iphone 12 kaputtes display', 'screen'],
  ['iPhone XS Display kaputt', 'screen'],
  ['galaxy s21 Akku schwach', 'battery'],
  ['Pixel 7 Rückseite gebrochen', 'housing'],
  ['iphone 11 geht nicht mehr an', 'switches_on'],
  ['iphone 8 kaputt', 'functions'],
  ['iphone 12 gesprungen', 'screen'],
  ['iphone 12 icloud gesperrt', 'account_lock'],
  ['ps5 Laufwerk defekt', 'reads_games'],
  ['iphone 12 cracked screen', 'screen'],
  ["iphone 12 won't turn on", 'switches_on'],
  ['iphone 12 smashed', 'screen'],
  ['iphone 12 pantalla rota', 'screen'],
  ['iphone 12 batería hinchada', 'battery'],
  ['iphone 12 no enciende', 'switches_on'],
  ['iphone 12 écran cassé', 'screen'],
  ["iphone 12 ne s'allume plus", 'switches_on'],
  ['iphone 12 hs', 'functions'],
  ['iphone 12 schermo rotto', 'screen'],
  ['iphone 12 retro rotto', 'housing'],
  ['iphone 12 graffi', 'housing'],
])('the condition in "%s" is about the question %s', (text, code) => {
  expect(findTypedQuestions(text)[0]).toBe(code)
})

test('a text with two parts is about the questions of both', () => {
  expect(findTypedQuestions('iphone 12 akku schwach und display kaputt')).toEqual(expect.arrayContaining(['battery', 'screen']))
})

test('a text that only praises the device is about no question', () => {
  for (const text of ['iphone 12 wie neu', 'iphone 12 rot gebraucht', 'iphone 12 très bon état', 'Redmi Note 9'])
    expect(findTypedQuestions(text)).toEqual([])
})

test('every question of a topic is one of the sample catalogue', () => {
  const codes = new Set(Object.values(questions).flatMap((set) => set.map(({ code }) => code)))
  expect(topics.flatMap((topic) => topic.codes).filter((code) => !codes.has(code))).toEqual([])
})
