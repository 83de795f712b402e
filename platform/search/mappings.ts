/** Words as `platform.fold` makes them, as near as a cluster's own parts allow. */
const settings = {
  number_of_shards: 1,
  analysis: {
    char_filter: {
      plus: { type: 'mapping', mappings: ['+ => \\u0020plus\\u0020'] },
      units: { type: 'pattern_replace', pattern: '(?i)(\\d)(gb|tb|mb|mm|mp|hz)\\b', replacement: '$1 $2' },
    },
    analyzer: {
      folded: { type: 'custom', char_filter: ['plus', 'units'], tokenizer: 'standard', filter: ['lowercase', 'asciifolding'] },
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
/** Words for free text, the whole value below `.keyword` for terms and sorting. */
const words = { type: 'text', analyzer: 'folded', fields: { keyword } }

const series = { properties: { ...described, deviceCount: integer, releaseYear: integer } }
const manufacturer = { properties: { ...described, deviceCount: integer, series, topSeries: series } }

const devices = {
  dynamic: false,
  properties: {
    id: keyword,
    url: keyword,
    name: words,
    model: words,
    variant: keyword,
    category: keyword,
    categoryId: keyword,
    categoryUrl: keyword,
    manufacturer: words,
    manufacturerId: keyword,
    manufacturerUrl: keyword,
    series: keyword,
    seriesId: keyword,
    seriesUrl: keyword,
    searchTerms: { type: 'text', analyzer: 'folded' },
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
