import { describe, expect, test } from 'vitest'
import { HttpProblem } from '@platform/http/http-problem'
import { deviceField, isTextField } from './clause'
import { parseBody } from './run-search'
import { score } from './score'
import { exactContext } from './text-query'

const fields = { has: (field: string) => deviceField(field) !== null, text: isTextField }
const parse = (body: unknown) => parseBody(JSON.stringify(body), fields)

function problemOf(body: unknown): { status: number; code: string; path?: string; detail?: string } {
  try {
    parse(body)
  } catch (error) {
    if (error instanceof HttpProblem)
      return { status: error.status, code: error.code, path: error.details.errors?.[0]?.path, detail: error.details.detail }
    throw error
  }
  throw new Error('was not refused')
}

test.each(['a\0b', 'a\ud800'])('a search for %j, which the database cannot store, is refused at the search', (text) => {
  for (const query of [{ term: { url: text } }, { match: { model: text } }])
    expect(problemOf({ query })).toMatchObject({ status: 400, code: 'invalid_request', path: 'search' })
})

describe('an unknown clause is refused by name and place', () => {
  test.each([
    [{ query: { regexp: { url: 'x' } } }, 'query/regexp'],
    [{ query: { script_score: {} } }, 'query/script_score'],
    [{ query: { constructor: {} } }, 'query/constructor'],
    [{ query: { bool: { must: [{ term: { url: 'a' } }, { wildcard: { url: '*' } }] } } }, 'query/bool/must/1/wildcard'],
    [{ query: { bool: { must: [], boost: 2 } } }, 'query/bool/boost'],
    [{ query: { bool: { minimum_should_match: '75%' } } }, 'query/bool/minimum_should_match'],
    [{ query: { term: { colour: 'red' } } }, 'query/term/colour'],
    [{ query: { term: { url: ['a'] } } }, 'query/term/url'],
    [{ query: { term: { url: 'a', id: 'b' } } }, 'query/term/id'],
    [{ query: { terms: { url: 'a' } } }, 'query/terms/url'],
    [{ query: { match: { url: 'words' } } }, 'query/match/url'],
    [{ query: { match: { model: { query: 'x', analyzer: 'english' } } } }, 'query/match/model/analyzer'],
    [{ query: { match: { model: { query: 'x', fuzziness: 'AUTO:3,6' } } } }, 'query/match/model/fuzziness'],
    [{ query: { match_phrase_prefix: { model: { query: 'x', slop: 2 } } } }, 'query/match_phrase_prefix/model/slop'],
    [{ query: { range: { maxPrice: { near: 3 } } } }, 'query/range/maxPrice/near'],
    [{ query: { match_all: { boost: 2 } } }, 'query/match_all/boost'],
    [{ query: { dis_max: { queries: [] } } }, 'query/dis_max'],
    [{ query: { dis_max: { queries: [{ match_all: {} }], tie_breaker: 0.3 } } }, 'query/dis_max'],
    [{ query: { dis_max: { queries: [{ match_all: {} }, { match: { model: 'a b' } }] } } }, 'query/dis_max/queries/1'],
    [{ query: { dis_max: { queries: [{ match_all: {} }, { term: { url: 'a' } }] } } }, 'query/dis_max/queries/1'],
    [{ query: [] }, 'query'],
    [{ query: {} }, 'query'],
    [{ aggs: {} }, 'aggs'],
    [{ size: 5 }, 'size'],
    [{ from: -1 }, 'from'],
    [{ sort: [{ colour: 'asc' }] }, 'sort/0/colour'],
    [{ sort: [{ popularity: { order: 'desc', mode: 'max' } }] }, 'sort/0/popularity'],
    [{ _source: { only: [] } }, '_source'],
  ])('%j', (body, path) => {
    expect(problemOf(body)).toMatchObject({ status: 400, code: 'unsupported_clause', path })
  })

  test('the detail names the clause', () => {
    expect(problemOf({ query: { regexp: { url: 'x' } } }).detail).toBe('"regexp" at "query/regexp" is not supported')
  })

  test('a query nested too deep is refused, not followed', () => {
    const deep = (levels: number): unknown => (levels === 0 ? { match_all: {} } : { bool: { must: [deep(levels - 1)] } })
    expect(problemOf({ query: deep(20) }).code).toBe('unsupported_clause')
  })

  test('too many clauses are refused', () => {
    expect(problemOf({ query: { bool: { should: Array.from({ length: 50 }, () => ({ match_all: {} })) } } }).path).toBe('query')
  })

  test('a search that is not JSON is refused with that reason', () => {
    expect(() => parseBody('{', fields)).toThrow(HttpProblem)
  })
})

test('short and long forms mean the same', () => {
  expect(parse({ query: { term: { url: 'a' } } })).toEqual(parse({ query: { term: { url: { value: 'a' } } } }))
  expect(parse({ query: { match: { model: 'a b' } } })).toEqual(parse({ query: { match: { model: { query: 'a b' } } } }))
  expect(parse({ sort: 'url' })).toEqual(parse({ sort: [{ url: { order: 'asc' } }] }))
  expect(parse({ _source: ['url'] })).toEqual(parse({ _source: { includes: 'url' } }))
  expect(parse({})).toEqual(parse({ query: { match_all: {} }, from: 0, _source: true }))
})

test('should alone requires one of its clauses, beside must none', () => {
  const should = [{ term: { url: 'a' } }]
  expect(parse({ query: { bool: { should } } }).query).toMatchObject({ minimumShouldMatch: 1 })
  expect(parse({ query: { bool: { should, must: { match_all: {} } } } }).query).toMatchObject({ minimumShouldMatch: 0 })
})

test('the best of several is what the first finds, raised by words that are among it', () => {
  const words = { match: { searchTerms: 'nokia g42' } }
  const maker = { match: { manufacturer: { query: 'nokia g42', operator: 'and', boost: 300 } } }
  const { query } = parse({ query: { dis_max: { queries: [words, maker] } } })
  const [must, should] = [[parse({ query: words }).query], [parse({ query: maker }).query]]
  expect(query).toEqual({ kind: 'bool', must, filter: [], should, mustNot: [], minimumShouldMatch: 0, takesBest: true })
  const candidate = { id: 'g42', columns: { manufacturer_text: 'nokia', terms_text: 'nokia g42' }, words: ' nokia g42 ' }
  const context = exactContext(new Map([['nokia g42', 'nokia g42']]))
  expect(score(query, candidate, context)).toBe(2)
  expect(score(query, { ...candidate, columns: { manufacturer_text: 'nokia g42' } }, context)).toBe(600)
  expect(score(query, { ...candidate, words: ' nothing ' }, context)).toBeNull()
})

test('whole names beside another clause are that clause, because this engine looks names up by itself', () => {
  const words = { match: { model: 'a b' } }
  const names = { match: { 'names.prefix': { query: 'a b', fuzziness: 1, fuzzy_rewrite: 'constant_score' } } }
  const given = { bool: { minimum_should_match: 1, should: [words, names] } }
  expect(parse({ query: given })).toEqual(parse({ query: words }))
  expect(parse({ query: { bool: { should: [names] } } }).query).toEqual({ kind: 'none' })
  expect(problemOf({ query: { bool: { should: [{ match: { names: { query: 'a', slop: 1 } } }] } } }).path).toBe(
    'query/bool/should/0/match/names/slop',
  )
})
