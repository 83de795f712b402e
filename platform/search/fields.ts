/** How a field of a devices document is stored: the column that terms, ranges and sorts use. `text`: the folded words of it. */
type Field = { column: string; type: 'keyword' | 'number'; text?: string }

const keyword = (column: string, text?: string): Field => ({ column, type: 'keyword', ...(text ? { text } : {}) })
const number = (column: string): Field => ({ column, type: 'number' })

const FIELDS: Record<string, Field> = {
  id: keyword('id'),
  url: keyword('id'),
  categoryId: keyword('category_id'),
  categoryUrl: keyword('category_url'),
  manufacturerId: keyword('manufacturer_id'),
  manufacturerUrl: keyword('manufacturer_url'),
  manufacturer: keyword('manufacturer', 'manufacturer_text'),
  seriesId: keyword('series_id'),
  seriesUrl: keyword('series_url'),
  model: keyword('model', 'model_text'),
  name: keyword('name', 'name_text'),
  searchTerms: { column: '', type: 'keyword', text: 'terms_text' },
  releaseYear: number('release_year'),
  releaseMonth: number('release_month'),
  popularity: number('popularity'),
  maxPrice: number('max_price'),
}

/** A cluster's mapping has both `model` and `model.keyword`; here the plain column is the keyword. */
export const deviceField = (name: string): Field | null => FIELDS[name.replace(/\.keyword$/, '')] ?? null
export const isTextField = (name: string): boolean => FIELDS[name]?.text !== undefined
