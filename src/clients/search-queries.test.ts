import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchText } from './search-client'
import * as queries from './search-queries'
import type { QueryClause } from './search-queries'
import { plainQuery } from '../../tests/support/plain-query'

const wordsAsked = (text: string): string[] => {
  const asked = plainQuery(text).query
  const query = 'dis_max' in asked ? (asked.dis_max.queries[0] ?? asked) : asked
  const [words] = 'bool' in query ? (query.bool.should ?? []) : []
  const must: readonly QueryClause[] = words && 'bool' in words ? (words.bool.must ?? []) : []
  return must.map((clause) => {
    const first = 'bool' in clause ? clause.bool.should?.[0] : undefined
    return first && 'match_phrase_prefix' in first ? (first.match_phrase_prefix.model?.query ?? '') : ''
  })
}

describe('free text', () => {
  test('every word must match, as the beginning of a word or with a typo', () => {
    expect(wordsAsked('iph 13 128')).toEqual(['iph', '13', '128'])
    expect(plainQuery('iphne')).toMatchObject({
      query: {
        dis_max: {
          queries: [
            {
              bool: {
                minimum_should_match: 1,
                should: [
                  {
                    bool: {
                      must: [
                        {
                          bool: {
                            minimum_should_match: 1,
                            should: [
                              { match_phrase_prefix: { model: { query: 'iphne' } } },
                              { match_phrase_prefix: { searchTerms: { query: 'iphne' } } },
                              { match: { searchTerms: { query: 'iphne', fuzziness: 'AUTO' } } },
                            ],
                          },
                        },
                      ],
                    },
                  },
                  { match: { names: { query: 'iphne' } } },
                  {
                    bool: {
                      should: [
                        { match: { names: { query: 'iphne', fuzziness: 1 } } },
                        { match: { 'names.prefix': { query: 'iphne', fuzziness: 1 } } },
                      ],
                      must_not: [{ match: { searchTerms: { query: 'iphne', operator: 'and' } } }],
                    },
                  },
                ],
              },
            },
            { match: { manufacturer: { query: 'iphne', operator: 'and' } } },
            { match: { category: { query: 'iphne', operator: 'and' } } },
          ],
        },
      },
    })
  })

  test('a sign alone is no word that a device must have', () => {
    expect(wordsAsked('Latitude 5410 16 GB / 512 GB')).toEqual(['Latitude', '5410', '16 GB', '512 GB'])
    expect(wordsAsked('Galaxy S21 + – |')).toEqual(['Galaxy', 'S21', '+'])
    expect(wordsAsked('- / …')).toEqual([])
  })

  test('a word that was set aside raises devices and is not asked for', () => {
    const asked = JSON.stringify(queries.devicesMatching({ words: [{ text: 'hero' }], wished: ['black'] }))
    expect(asked).toContain(
      '"should":[{"match":{"model":{"query":"black","boost":3}}},{"match":{"searchTerms":{"query":"black"}}}]',
    )
  })

  test('a category without a device lists what is sold most of it', () => {
    const { query, sort } = queries.devicesMatching({ words: [], category: 'phones' })
    expect(query).toEqual({ bool: { must: [{ term: { categoryId: 'phones' } }], should: [] } })
    expect(sort).toEqual(queries.popularDevices('phones').sort)
  })

  test('one letter finds what people sell most, whatever it is called', () => {
    const { query, sort } = plainQuery('s')
    expect(JSON.stringify(query)).not.toContain('boost')
    expect(sort).toEqual(queries.popularDevices('phones').sort)
  })

  test('a number and its unit are one word', () => {
    expect(wordsAsked('iphone 13 128 GB')).toEqual(['iphone', '13', '128 GB'])
    expect(wordsAsked('nikon 50 mm f/1.8')).toEqual(['nikon', '50 mm', 'f/1.8'])
  })

  test('a query has eight words at most', () => {
    expect(wordsAsked('a b c d e f g h i j')).toHaveLength(8)
  })

  test('a shopper’s text is never more than a value', () => {
    const keysOf = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...keysOf(inner)])
        : []
    const known = new Set(keysOf(plainQuery('xyz')))
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (text) => {
        const body = plainQuery(text)
        expect(keysOf(JSON.parse(JSON.stringify(body))).every((key) => known.has(key))).toBe(true)
      }),
    )
  })
})

test('text is cut, and cleaned of control characters and double blanks', () => {
  expect(searchText('  iPhone\u0000\n 13\u200b ')).toBe('iPhone 13')
  expect(searchText('x'.repeat(500))).toHaveLength(80)
  expect(searchText(' \t ')).toBe('')
})

describe('look-ups', () => {
  test('lists are sorted newest first, an unknown year or month last, in a stable order', () => {
    const { sort, _source, from } = queries.devicesOfSeries('phones-apple-iphone-13', 100)
    expect(sort?.slice(0, 2)).toEqual([
      { releaseYear: { order: 'desc', missing: '_last' } },
      { releaseMonth: { order: 'desc', missing: '_last' } },
    ])
    expect(sort?.at(-1)).toEqual({ url: { order: 'asc' } })
    expect(_source).toEqual({ excludes: ['questions'] })
    expect(from).toBe(100)
  })

  test('a category, a device and the category of an overview are found by their address', () => {
    expect(queries.categoryByUrl('handys').query).toEqual({ term: { url: 'handys' } })
    expect(queries.deviceByUrl('apple-iphone-13').query).toEqual({ term: { url: 'apple-iphone-13' } })
    expect(queries.categoryOfOverview('apple-handys').query).toMatchObject({
      bool: {
        should: [{ term: { 'manufacturers.url': 'apple-handys' } }, { term: { 'manufacturers.series.url': 'apple-handys' } }],
      },
    })
  })

  test('the query for navigation requests no manufacturers', () => {
    expect(queries.categoryList()._source).toEqual({ excludes: ['manufacturers', 'topManufacturers'] })
  })
})
