/**
 * The five kinds of lookup of specification 7 as Elasticsearch query bodies. Nothing here is sent anywhere; a shopper's
 * text only ever becomes a value, never a clause (`security.md` 8). The clauses used are a closed set which the
 * reference platform answers over Postgres and a cluster answers unchanged.
 */
export type Clause =
  | Readonly<{ match_all: Record<string, never> }>
  | Readonly<{ term: Readonly<Record<string, string>> }>
  | Readonly<{ terms: Readonly<Record<string, readonly string[]>> }>
  | Readonly<{ range: Readonly<Record<string, Readonly<{ gt: string }>>> }>
  | Readonly<{ match: Readonly<Record<string, Readonly<{ query: string; fuzziness?: 'AUTO'; boost?: number }>>> }>
  | Readonly<{ match_phrase_prefix: Readonly<Record<string, Readonly<{ query: string; boost?: number }>>> }>
  | Readonly<{ bool: Readonly<{ must?: readonly Clause[]; should?: readonly Clause[]; minimum_should_match?: number }> }>

export type SortRow = Readonly<Record<string, Readonly<{ order: 'asc' | 'desc'; missing?: '_last' }>>>

export type QueryBody = Readonly<{
  query: Clause
  from?: number
  sort?: readonly SortRow[]
  _source?: Readonly<{ excludes: readonly string[] } | { includes: readonly string[] }>
}>

const MAX_WORDS = 8
/** A unit belongs to its number: "128 GB" is one thing, as "128gb" is. */
const WORD = /\d+ (?:gb|tb|mb|mm|mp|hz)(?!\S)|\S+/giu
const withoutQuestions = { excludes: ['questions'] } as const
const descending = { order: 'desc', missing: '_last' } as const
const newestFirst: readonly SortRow[] = [
  { releaseYear: descending },
  { releaseMonth: descending },
  { maxPrice: descending },
  { url: { order: 'asc' } },
]

/** All categories without what hangs below them: navigation and tiles. */
export const categoryList = (): QueryBody => ({
  query: { match_all: {} },
  _source: { excludes: ['manufacturers', 'topManufacturers'] },
})

export const categoryByUrl = (url: string): QueryBody => ({ query: { term: { url } } })

export const categoryByKey = (key: string): QueryBody => ({ query: { term: { key } } })

/** The category that has a manufacturer or a series with this address. */
export const categoryOfOverview = (overview: string): QueryBody => ({
  query: {
    bool: {
      minimum_should_match: 1,
      should: [{ term: { 'manufacturers.url': overview } }, { term: { 'manufacturers.series.url': overview } }],
    },
  },
})

export const deviceByUrl = (url: string): QueryBody => ({ query: { term: { url } } })

const onlyAddress = { includes: ['url'] } as const

export const addressOfDevice = (url: string): QueryBody => ({ query: { term: { url } }, _source: onlyAddress })

/** By where the last one ended and not by a count, which a cluster ends at 10,000. */
export const deviceAddresses = (categoryId: string, after: string): QueryBody => ({
  query: { bool: { must: [{ term: { categoryId } }, ...(after === '' ? [] : [{ range: { url: { gt: after } } }])] } },
  sort: [{ url: { order: 'asc' } }],
  _source: onlyAddress,
})

/** Newest first, a missing year or month last; `from` pages through long lists. */
export const devicesOfSeries = (seriesId: string, from = 0): QueryBody => ({
  query: { term: { seriesId } },
  from,
  sort: newestFirst,
  _source: withoutQuestions,
})

export const devicesOfManufacturer = (manufacturerId: string, from = 0): QueryBody => ({
  query: { term: { manufacturerId } },
  from,
  sort: newestFirst,
  _source: withoutQuestions,
})

/** The devices of a category that most people sell. */
export const popularDevices = (categoryId: string): QueryBody => ({
  query: { term: { categoryId } },
  sort: [{ popularity: { order: 'desc', missing: '_last' } }, { url: { order: 'asc' } }],
  _source: withoutQuestions,
})

/** All variants of one model. */
export const variantsOf = ({ seriesId, model }: { seriesId: string; model: string }): QueryBody => ({
  query: { bool: { must: [{ term: { seriesId } }, { term: { 'model.keyword': model } }] } },
  sort: [{ maxPrice: { order: 'asc', missing: '_last' } }, { url: { order: 'asc' } }],
  _source: withoutQuestions,
})

/**
 * Free text: every word must begin a word of the model or the search terms, or resemble one; the phrase as typed
 * comes first. So "iph 13 128", "s21 ul" and "iphne 13" all find their device.
 */
export function devicesMatching(text: string): QueryBody {
  const words = (text.match(WORD) ?? []).slice(0, MAX_WORDS)
  return {
    query: {
      bool: {
        must: words.map((word): Clause => ({
          bool: {
            minimum_should_match: 1,
            should: [
              { match_phrase_prefix: { model: { query: word, boost: 3 } } },
              { match_phrase_prefix: { searchTerms: { query: word } } },
              { match: { searchTerms: { query: word, fuzziness: 'AUTO' } } },
            ],
          },
        })),
        should: [
          { match_phrase_prefix: { model: { query: text, boost: 10 } } },
          { match_phrase_prefix: { searchTerms: { query: text, boost: 5 } } },
        ],
      },
    },
    sort: [{ _score: { order: 'desc' } }, { popularity: { order: 'desc', missing: '_last' } }, { url: { order: 'asc' } }],
    _source: withoutQuestions,
  }
}
