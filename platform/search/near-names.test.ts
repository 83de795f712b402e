import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceField, isTextField, textClauses } from './clause'
import { isOneEdit, joinWords, namesNear } from './edit-distance'
import { foldPlain } from './fold'
import { parseQuery } from './parse-clause'
import { neighbourQueries } from './text-query'
import { NO_VOCABULARY } from './vocabulary'
import { plainQuery } from '../../tests/support/plain-query'

const name = fc.stringMatching(/^[ab1.]{2,6}$/)

test('the list has exactly the name itself and everything one edit away', () => {
  fc.assert(
    fc.property(name, name, (typed, other) => namesNear(typed).includes(other) === (typed === other || isOneEdit(typed, other))),
  )
})

test.each([
  ['eos i7', 'eos r7'],
  ['galaxy noteq', 'galaxy note4'],
  ['x t 3', 'x 3 t'],
  ['40m mf 2.8', '40 mm f 2.8'],
  ['20mm f 2 a8', '20 mm f 2.8'],
])('"%s" is near "%s"', (typed, meant) => {
  expect(namesNear(joinWords(typed))).toContain(joinWords(meant))
})

test('one letter has no near names, and a very long text has none', () => {
  expect(namesNear('8')).toEqual([])
  expect(namesNear('a'.repeat(41))).toEqual([])
})

const fields = { has: (field: string) => deviceField(field) !== null, text: isTextField }

/** What is asked for where all words of a text exist and one may be a slip. */
function neighboursOf(text: string, neighbours: Record<string, string[]>): string[] {
  const clause = parseQuery(plainQuery(text).query, fields)
  const folded = new Map(textClauses(clause).map(({ text: part }) => [part, foldPlain(part)]))
  const vocabulary = { ...NO_VOCABULARY, neighbours: new Map(Object.entries(neighbours)) }
  return neighbourQueries(clause, { folded, vocabulary, reach: 'near' })
}

test('each word of a text is asked for as one of its neighbours, beside the others as typed', () => {
  expect(neighboursOf('galaxy s22', { galaxy: ['galaxi'], s22: ['s21', 's23'] })).toEqual([
    `('^s22' & 'galaxi')`,
    `('galaxy':* & ('s21' | 's23'))`,
  ])
})
test('a word without neighbours is no slip, and a single letter may be any other', () => {
  expect(neighboursOf('galaxy s22', { galaxy: [], s22: ['s21'] })).toEqual([`('galaxy':* & 's21')`])
  expect(neighboursOf('eos r', { eos: [] })).toEqual([`'^eos'`])
})
test('a condition that is not about words has no neighbours', () => {
  const term = parseQuery({ term: { url: 'galaxy-s22' } }, fields)
  expect(neighbourQueries(term, { folded: new Map(), vocabulary: NO_VOCABULARY, reach: 'near' })).toEqual([])
})
