import type { CollectionBeforeValidateHook } from 'payload'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Fills in fields that the restoring member of staff may not change (the market, a host) with their present values: Payload
 * removes them from the version, and then reports them missing.
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

/** Fills in a row that still exists, found by its id. */
function filledRow(row: unknown, current: readonly unknown[]): unknown {
  if (!isFields(row) || row.id === undefined) return row
  const same = current.filter(isFields).find(({ id }) => id === row.id)
  return same ? filled(row, same) : row
}
