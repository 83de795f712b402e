import type { TypedWord } from '@/domain/search/understand-text'

/**
 * The five kinds of lookup (C-02, C-04, C-06) as Elasticsearch query bodies; this file sends nothing. A visitor's text only
 * ever becomes a value, never a clause (security 8). The clauses are a closed set, which the reference platform answers from
 * Postgres and a cluster answers unchanged (C-07).
 */
type MatchOptions = { query: string; operator?: 'and'; fuzziness?: 'AUTO' | 1; fuzzy_rewrite?: 'constant_score'; boost?: number }
export type QueryClause =
  | Readonly<{ match_all: Record<string, never> }>
  | Readonly<{ term: Readonly<Record<string, string>> }>
  | Readonly<{ terms: Readonly<Record<string, readonly string[]>> }>
  | Readonly<{ range: Readonly<Record<string, Readonly<{ gt: string }>>> }>
  | Readonly<{ match: Readonly<Record<string, Readonly<MatchOptions>>> }>
  | Readonly<{ match_phrase_prefix: Readonly<Record<string, Readonly<{ query: string; boost?: number }>>> }>
  | Readonly<{ dis_max: Readonly<{ queries: Clauses }> }>
  | Readonly<{ bool: Readonly<{ must?: Clauses; must_not?: Clauses; should?: Clauses; minimum_should_match?: number }> }>
type Clauses = readonly QueryClause[]
export type QuerySort = Readonly<Record<string, Readonly<{ order: 'asc' | 'desc'; missing?: '_last' }>>>

export type QueryBody = Readonly<{
  query: QueryClause
  from?: number
  sort?: readonly QuerySort[]
  _source?: Readonly<{ excludes: readonly string[] } | { includes: readonly string[] }>
}>

const withoutQuestions = { excludes: ['questions'] } as const
const descending = { order: 'desc', missing: '_last' } as const
const newestFirst: readonly QuerySort[] = [
  { releaseYear: descending },
  { releaseMonth: descending },
  { maxPrice: descending },
  { url: { order: 'asc' } },
]

const cheapestFirst: readonly QuerySort[] = [{ maxPrice: { order: 'asc', missing: '_last' } }, { url: { order: 'asc' } }]
const mostPopular: readonly QuerySort[] = [{ popularity: descending }, { url: { order: 'asc' } }]
/** Variants of one model by price, because their addresses are texts: "1tb" would come before "256gb". */
const mostPopularModels: readonly QuerySort[] = [
  { popularity: descending },
  { 'model.keyword': { order: 'asc' } },
  ...cheapestFirst,
]

/** All categories without their manufacturers and series: navigation and tiles. */
export const categoryList = (): QueryBody => ({
  query: { match_all: {} },
  _source: { excludes: ['manufacturers', 'topManufacturers'] },
})

export const categoryByUrl = (url: string): QueryBody => ({ query: { term: { url } } })

export const categoryByKey = (key: string): QueryBody => ({ query: { term: { key } } })

/** The category that has a manufacturer or a series with this `url`. */
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

const onlyPicture = { includes: ['url', 'categoryId', 'picture'] } as const
export const pictureOfDevice = (url: string): QueryBody => ({ query: { term: { url } }, _source: onlyPicture })

/** Pages by the last value instead of an offset, because a cluster ends offsets at 10,000. */
export const deviceAddresses = (categoryId: string, after: string): QueryBody => ({
  query: { bool: { must: [{ term: { categoryId } }, ...(after === '' ? [] : [{ range: { url: { gt: after } } }])] } },
  sort: [{ url: { order: 'asc' } }],
  _source: onlyAddress,
})

/** Newest first, an unknown year or month last; `from` pages through long lists. */
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

export const popularDevices = (categoryId: string): QueryBody => {
  return { query: { term: { categoryId } }, sort: mostPopular, _source: withoutQuestions }
}

export const queryVariants = ({ seriesId, model }: { seriesId: string; model: string }): QueryBody => ({
  query: { bool: { must: [{ term: { seriesId } }, { term: { 'model.keyword': model } }] } },
  sort: cheapestFirst,
  _source: withoutQuestions,
})

/** Shorter texts are at one edit of nearly everything, and the words find what they begin. */
const MIN_FUZZY_CHARACTERS = 3

/** However many words of a document resemble the typed one: a cluster adds them up otherwise. */
const EACH_ONCE = { fuzzy_rewrite: 'constant_score' } as const

const beginsOrResembles = (word: string, isSure = false): QueryClause => ({
  bool: {
    minimum_should_match: 1,
    should: [
      { match_phrase_prefix: { model: { query: word, boost: 3 } } },
      { match_phrase_prefix: { searchTerms: { query: word } } },
      ...(isSure ? [] : [{ match: { searchTerms: { query: word, fuzziness: 'AUTO' as const, ...EACH_ONCE } } }]),
    ],
  },
})

/** `and`: a code has several words that belong together. */
const wholeWordMatches = (query: string, operator?: 'and'): QueryClause => {
  const options = operator ? { query, operator } : { query }
  const should: Clauses = [{ match: { model: { ...options, boost: 3 } } }, { match: { searchTerms: options } }]
  return { bool: { minimum_should_match: 1, should } }
}

/** A word that has other forms or is a code is never the beginning of one. */
const wordMatches = ({ text, also = [], isWhole, isSure }: TypedWord): QueryClause => {
  if (!isWhole) return beginsOrResembles(text, isSure)
  return also.length > 0 ? wholeWordMatches([text, ...also].join(' ')) : wholeWordMatches(text, 'and')
}

/** One letter is what words begin with, never a typo, and says so little that what most people sell comes first. */
const devicesOfLetter = (query: string): QueryBody => {
  const should = ['model', 'searchTerms'].map((field) => ({ match_phrase_prefix: { [field]: { query } } }))
  return { query: { bool: { minimum_should_match: 1, should } }, sort: mostPopular, _source: withoutQuestions }
}

/** More than any words and names add up to. */
const ABOVE_ALL = 300

/**
 * A text that is a maker or a category alone: all that is of it counts the same, so that popularity decides. "vivo" is a maker
 * before it is how "VivoBook" begins, and an Italian "Tablet" a category before it is a word of "Pixel Tablet".
 */
const kindsCalled = (query: string): QueryClause[] =>
  ['manufacturer', 'category'].map((field) => ({ match: { [field]: { query, operator: 'and', boost: ABOVE_ALL } } }))

export const devicesWithWords = (text: string): QueryBody => ({
  query: { match: { searchTerms: { query: text, operator: 'and' } } },
  sort: mostPopular,
  _source: withoutQuestions,
})

/** What a text asks for; see `Understood`. */
export type DeviceQuery = Readonly<{
  words: readonly TypedWord[]
  wished?: readonly string[]
  category?: string | null
  maker?: string | null
}>

/**
 * Free text: every word must begin a word of the model or of the search terms, or resemble one, or the whole text must be or
 * begin what a device is called, with one typo and spaces anywhere. Words that are wished for need not be there, but raise what
 * has them. A match of the whole, or of all but details, comes first, then of the phrase. So "iph 13 128", "s21 ul", "iphne 13"
 * and "iphone13pro" all find their device.
 */
export function devicesMatching({ words, wished = [], category = null, maker = null }: DeviceQuery): QueryBody {
  const text = words.map((word) => word.text).join(' ')
  const name = words.flatMap((word) => (word.isWeak ? [] : [word.text])).join(' ')
  const must: QueryClause[] = [
    ...(category === null ? [] : [{ term: { categoryId: category } }]),
    ...(maker === null ? [] : [{ term: { 'manufacturer.keyword': maker } }]),
  ]
  const sort = [{ _score: { order: 'desc' as const } }, ...mostPopularModels]
  if (text.length === 1) return devicesOfLetter(text)
  if (text === '') {
    // A sign alone finds nothing.
    const wish = wished.length > 0 || must.length === 0 ? [wholeWordMatches(wished.join(' '))] : []
    const query = must.length > 0 ? { bool: { must, should: wish } } : { bool: { must: wish } }
    return { query, sort: wish.length > 0 ? sort : mostPopular, _source: withoutQuestions }
  }
  const byWords: QueryClause = {
    bool: {
      must: words.map(wordMatches),
      should: [
        { match_phrase_prefix: { model: { query: text, boost: 10 } } },
        { match_phrase_prefix: { searchTerms: { query: text, boost: 5 } } },
        ...(name === '' || name === text ? [] : [{ match: { names: { query: name, boost: 20 } } }]),
        ...(wished.length > 0 ? [wholeWordMatches(wished.join(' '))] : []),
      ],
    },
  }
  // More than the words of a device that has all but one, less than those of one that has them all.
  const oneEdit = { query: text, fuzziness: 1, ...EACH_ONCE } as const
  const near: QueryClause[] = [
    { match: { names: { ...oneEdit, boost: words.length > 1 ? 4 * words.length : 3 } } },
    { match: { 'names.prefix': { ...oneEdit, boost: 2 } } },
  ]
  // "Nokia" is no slip for "Nokia 8": where the word is there, all that have it are alike.
  const unlessTyped: QueryClause = {
    bool: {
      should: near,
      minimum_should_match: 1,
      must_not: [{ match: { searchTerms: { query: text, operator: 'and' } } }],
    },
  }
  const isSure = words.every((word) => word.isSure) || (words.length === 1 && words[0]?.isWhole === true)
  const byName: QueryClause[] = [
    { match: { names: { query: text, boost: 20 } } },
    ...(text.length < MIN_FUZZY_CHARACTERS || isSure ? [] : words.length === 1 ? [unlessTyped] : near),
  ]
  const byAny: QueryClause = { bool: { minimum_should_match: 1, should: [byWords, ...byName] } }
  const query: QueryClause = { dis_max: { queries: [byAny, ...kindsCalled(text)] } }
  return { query: must.length > 0 ? { bool: { must: [...must, query] } } : query, sort, _source: withoutQuestions }
}

/** Whether any device has a word or begins one with it. */
export const devicesWithBeginning = ({ text, also = [] }: TypedWord): QueryBody => {
  const begins = { match_phrase_prefix: { searchTerms: { query: text } } }
  const should = [begins, ...also.map((query) => ({ match: { searchTerms: { query } } }))]
  return { query: { bool: { minimum_should_match: 1, should } }, sort: mostPopular, _source: onlyAddress }
}
