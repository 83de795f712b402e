type Plain = Record<string, unknown>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Rich texts keep their inner ids, because the database stores them as one value. */
const isRichText = (value: Plain): boolean => isPlain(value.root)
const OF_THE_DOCUMENT = new Set(['id', 'createdAt', 'updatedAt', 'marketName'])

/** A stored document as data of a new one, without its id, its dates and the ids of its rows. */
export const plainCopy = (doc: object): Plain =>
  Object.fromEntries(
    Object.entries(doc)
      .filter(([name]) => !OF_THE_DOCUMENT.has(name))
      .map(([name, value]) => [name, withoutRowIds(value)]),
  )

function withoutRowIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => (isPlain(entry) ? rowCopy(entry) : entry))
  if (!isPlain(value) || isRichText(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutRowIds(inner)]))
}

const rowCopy = (row: Plain): Plain =>
  Object.fromEntries(Object.entries(row).flatMap(([name, inner]) => (name === 'id' ? [] : [[name, withoutRowIds(inner)]])))
