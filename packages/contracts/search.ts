import * as z from 'zod'

export const IndexName = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/)

/** The largest number of entries in each list of the catalogue; an answer with more is refused as malformed. */
const MAX = {
  ...{ searches: 12, results: 100, manufacturers: 1000, series: 1000 },
  ...{ questions: 60, answers: 60, searchTerms: 200 },
} as const

/** `POST {trade base}/searches` (C-02). `search` is an Elasticsearch query body as a JSON string. */
export const SearchRequest = z.strictObject({
  search: z.string().min(2).max(8192),
  application: IndexName,
  resultSize: z.int().min(1).max(MAX.results),
})
export type SearchRequest = z.infer<typeof SearchRequest>

/** Several searches in one `POST /searches`, for a page that needs several indexes. Each has its own answer. */
export const MultiSearchRequest = z.strictObject({ searches: z.array(SearchRequest).min(1).max(MAX.searches) })
export type MultiSearchRequest = z.infer<typeof MultiSearchRequest>
export const MAX_SEARCHES = MAX.searches

/** Opaque; it changes when a document of any index may have changed. Platforms without a version leave it out. */
const CatalogueVersion = z.string().min(1).max(64).optional()

/** A refused search among several: its status and problem code. */
export const RefusedSearch = z.object({ status: z.int().min(400).max(599), code: z.string().max(64) })
/** In the order of the request: Elasticsearch's envelope, or `RefusedSearch`. */
export const MultiSearchAnswer = z.object({
  catalogueVersion: CatalogueVersion,
  responses: z.array(z.unknown()).max(MAX.searches),
})

/** Category keys are the same in every market; illustrations and question sets are chosen by them. */
export const CATEGORY_KEYS = ['phones', 'tablets', 'laptops', 'cameras', 'lenses', 'camcorders', 'consoles', 'monitors'] as const
export const CategoryKey = z.enum(CATEGORY_KEYS)
export type CategoryKey = z.infer<typeof CategoryKey>

const Described = z.object({
  id: z.string(),
  name: z.string(),
  /** The last segment of the address; for a manufacturer or a series the `{overview}` parameter, unique in its index. */
  url: z.string(),
  content: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  /** An image address; null shows the category's drawing instead. */
  thumbnail: z.string().nullable(),
  /** What a company reads instead where its best price is another. */
  business: z.object({ content: z.string(), metaDescription: z.string() }).optional(),
})

export const Series = Described.extend({ deviceCount: z.int(), releaseYear: z.int().nullable() })
export type Series = z.infer<typeof Series>

export const Manufacturer = Described.extend({
  deviceCount: z.int(),
  series: z.array(Series).max(MAX.series),
  topSeries: z.array(Series).max(MAX.series),
})
export type Manufacturer = z.infer<typeof Manufacturer>

/** A document of an aggregations index: one category with everything below it except its devices. */
export const Category = Described.extend({
  key: CategoryKey,
  heading: z.string(),
  /** Best price of any device of the category, minor units. */
  maxPrice: z.int(),
  /** The same for a company; a platform that leaves it out pays companies as everyone. */
  businessMaxPrice: z.int().optional(),
  deviceCount: z.int(),
  manufacturers: z.array(Manufacturer).max(MAX.manufacturers),
  topManufacturers: z.array(Manufacturer).max(MAX.manufacturers),
})
export type Category = z.infer<typeof Category>

export const Answer = z.object({
  id: z.string(),
  code: z.string(),
  text: z.string(),
  /** The same where the question is not shown: "Reads discs" in place of "Yes". Without it, question and text are shown. */
  statement: z.string().nullish(),
  /** How the seller can check this at home. */
  hint: z.string().nullable(),
})
export type Answer = z.infer<typeof Answer>

export const Question = z.object({
  id: z.string(),
  code: z.string(),
  question: z.string(),
  description: z.string().nullable(),
  required: z.boolean(),
  /** Several answers may be chosen; the first answer then means "nothing wrong" and excludes the others. */
  multiple: z.boolean(),
  answers: z.array(Answer).max(MAX.answers),
})
export type Question = z.infer<typeof Question>

/** How a device is shown: drawn from traits as tokens (`docs/portraits.md`), or on a photograph, with its drawing in reserve. */
const Portrait = z.object({ kind: z.literal('portrait'), traits: z.string().max(200) })
const Photograph = z.object({ kind: z.literal('photograph'), traits: z.string().max(200).nullish() })
export const DevicePicture = z.discriminatedUnion('kind', [Portrait, Photograph])
export type DevicePicture = z.infer<typeof DevicePicture>

/** A document of a devices index without its questions, for lists and suggestions. */
export const DeviceSummary = z.object({
  id: z.string(),
  /** Model with variant, without the manufacturer: "iPhone 13 Pro 256 GB". */
  name: z.string(),
  model: z.string(),
  variant: z.string(),
  url: z.string(),
  category: z.string(),
  categoryId: CategoryKey,
  categoryUrl: z.string(),
  manufacturer: z.string(),
  manufacturerId: z.string(),
  manufacturerUrl: z.string(),
  series: z.string(),
  seriesId: z.string(),
  seriesUrl: z.string(),
  image: z.string().nullable(),
  thumbnail: z.string().nullable(),
  /** Without one, the drawing of the category is shown. */
  picture: DevicePicture.nullable().optional(),
  releaseYear: z.int().nullable(),
  releaseMonth: z.int().nullable(),
  searchTerms: z.array(z.string()).max(MAX.searchTerms),
  popularity: z.number(),
  /** Best price in minor units; null where the operator does not buy the device and recycles it instead (C-10). */
  maxPrice: z.int().nullable(),
  /** What a company gets at best, which answers fewer questions; left out where it is the same. */
  businessMaxPrice: z.int().nullable().optional(),
})
export type DeviceSummary = z.infer<typeof DeviceSummary>

/** How a device's document says it is shown. Only the server that fetches a photograph reads where it is (decision 145). */
export const PicturedDevice = DeviceSummary.pick({ url: true, categoryId: true }).extend({
  picture: z.discriminatedUnion('kind', [Portrait, Photograph.extend({ url: z.string().max(500) })]).nullish(),
})
export type PicturedDevice = z.infer<typeof PicturedDevice>

/** The whole document of a device; its page needs the questions. */
export const Device = DeviceSummary.extend({ questions: z.array(Question).max(MAX.questions) })
export type Device = z.infer<typeof Device>

/** Elasticsearch's response envelope around `_source` documents of the given shape. */
export const searchAnswer = <Source extends z.ZodType>(source: Source) =>
  z.object({
    took: z.number(),
    timed_out: z.boolean(),
    catalogueVersion: CatalogueVersion,
    hits: z.object({
      total: z.object({ value: z.int(), relation: z.string().optional() }),
      hits: z.array(z.object({ _id: z.string(), _score: z.number().nullable(), _source: source })).max(MAX.results),
    }),
  })
export type SearchAnswer<T> = z.infer<ReturnType<typeof searchAnswer<z.ZodType<T>>>>
