import type { CollectionBeforeValidateHook } from 'payload'
import { type Fault, refuse } from './refuse'

/** The end of a period lies after its start. */
export function periodFaults(data: Readonly<Record<string, unknown>>): Fault[] {
  const { validFrom, validTo } = data
  if (!validFrom || !validTo) return []
  return new Date(String(validFrom)) < new Date(String(validTo))
    ? []
    : [{ path: 'validTo', message: 'The end must be after the start.' }]
}

export const checkPeriod: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (data) refuse(collection.slug, periodFaults(data), req)
  return data
}
