import type { CollectionBeforeValidateHook } from 'payload'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A version that is brought back loses what its restorer may not change (the market, a host): Payload leaves those
 * fields out, and then misses them. They stay as they are now.
 */
export const fillRestored: CollectionBeforeValidateHook = ({ data, originalDoc, req }) =>
  req.context.isRestoringVersion === true && data && isFields(originalDoc) ? filled(data, originalDoc) : data

function filled(restored: Fields, current: Fields): Fields {
  const names = new Set([...Object.keys(restored), ...Object.keys(current)])
  return Object.fromEntries([...names].map((name) => [name, filledValue(restored[name], current[name])]))
}

function filledValue(restored: unknown, current: unknown): unknown {
  if (restored === undefined) return current
  if (isFields(restored) && isFields(current)) return filled(restored, current)
  return Array.isArray(restored) && Array.isArray(current) ? restored.map((row: unknown) => filledRow(row, current)) : restored
}

/** A row that is still there, by its id. */
function filledRow(row: unknown, current: readonly unknown[]): unknown {
  if (!isFields(row) || row.id === undefined) return row
  const same = current.filter(isFields).find(({ id }) => id === row.id)
  return same ? filled(row, same) : row
}
