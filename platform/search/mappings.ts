/** Words as `platform.fold` makes them, as near as a cluster's own parts allow; whole names as `joinWords` does. */
const FOLDED = ['lowercase', 'asciifolding']
const WHOLE = { type: 'custom', char_filter: ['plus', 'decimals', 'gaps'], tokenizer: 'keyword' }
const settings = {
  number_of_shards: 1,
  analysis: {
    char_filter: {
      plus: { type: 'mapping', mappings: ['+ => \\u0020plus\\u0020'] },
      units: { type: 'pattern_replace', pattern: '(?i)(\\d)(gb|tb|mb|mm|mp|hz)\\b', replacement: '$1 $2' },
      decimals: { type: 'pattern_replace', pattern: '(\\d),(\\d)', replacement: '$1.$2' },
      gaps: { type: 'pattern_replace', pattern: '[^\\p{L}\\p{N}.]+|(?<!\\d)\\.|\\.(?!\\d)', replacement: '' },
    },
    filter: {
      cut: { type: 'truncate', length: 40 },
      beginnings: { type: 'edge_ngram', min_gram: 1, max_gram: 40 },
      apart: { type: 'pattern_capture', preserve_original: true, patterns: ['^([a-z]{2,})(\\d{1,4}[a-z]?)$'] },
    },
    analyzer: {
      folded: { type: 'custom', char_filter: ['plus', 'units'], tokenizer: 'standard', filter: FOLDED },
      terms: { type: 'custom', char_filter: ['plus', 'units'], tokenizer: 'standard', filter: [...FOLDED, 'apart'] },
      whole: { ...WHOLE, filter: [...FOLDED, 'cut'] },
      beginnings: { ...WHOLE, filter: [...FOLDED, 'beginnings'] },
    },
  },
}

const keyword = { type: 'keyword' }
const integer = { type: 'integer' }
const unsearched = { type: 'text', index: false }
const described = {
  id: keyword,
  name: keyword,
  url: keyword,
  heading: unsearched,
  content: unsearched,
  metaTitle: unsearched,
  metaDescription: unsearched,
  metaKeywords: unsearched,
  thumbnail: keyword,
}
/** Without it rare words weigh more than popular devices, as if a device were a page of text. */
const similarity = 'boolean'
/** Every beginning of a word is indexed: a prefix otherwise stops at the first 50 words that it begins. */
const searched = { type: 'text', analyzer: 'folded', similarity, index_prefixes: { min_chars: 1, max_chars: 19 } }
/** Also with numbers set apart, as `publish-words.ts` does: "flip8" is found by "flip" and by "8". */
const terms = { ...searched, analyzer: 'terms', search_analyzer: 'folded' }
/** Words for free text, the whole value below `.keyword` for terms and sorting. */
const words = { ...searched, fields: { keyword } }
/** What a device is called as a whole, without spaces, and every beginning of that. */
const whole = { type: 'text', similarity, norms: false, index_options: 'docs' }
const names = {
  ...{ ...whole, analyzer: 'whole' },
  fields: { prefix: { ...whole, analyzer: 'beginnings', search_analyzer: 'whole' } },
}

/** "de" is no name of "Consoles de jeux". */
const category = { ...whole, analyzer: 'whole' }

const series = { properties: { ...described, deviceCount: integer, releaseYear: integer } }
const manufacturer = { properties: { ...described, deviceCount: integer, series, topSeries: series } }

const devices = {
  dynamic: false,
  _source: { excludes: ['names'] },
  properties: {
    id: keyword,
    url: keyword,
    names,
    name: words,
    model: words,
    variant: keyword,
    category,
    categoryId: keyword,
    categoryUrl: keyword,
    manufacturer: words,
    manufacturerId: keyword,
    manufacturerUrl: keyword,
    series: keyword,
    seriesId: keyword,
    seriesUrl: keyword,
    searchTerms: terms,
    releaseYear: integer,
    releaseMonth: integer,
    popularity: integer,
    maxPrice: integer,
  },
}

const aggregations = {
  dynamic: false,
  properties: {
    ...described,
    key: keyword,
    maxPrice: integer,
    businessMaxPrice: integer,
    deviceCount: integer,
    manufacturers: manufacturer,
    topManufacturers: manufacturer,
  },
}

/** The body of `PUT /<index>`, for the two kinds of index. */
export const INDEX_BODIES = {
  devices: { settings, mappings: devices },
  aggregations: { settings, mappings: aggregations },
} as const
