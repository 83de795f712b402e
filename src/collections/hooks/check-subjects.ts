import type { CollectionBeforeValidateHook } from 'payload'
import { type Fault, refuse } from './refuse'

const NEEDED = 10

function subjectFaults(subjects: unknown): Fault[] {
  const rows: unknown[] = Array.isArray(subjects) ? subjects : []
  const keys = rows.map((row) => (typeof row === 'object' && row !== null && 'key' in row ? row.key : undefined))
  const twice = keys.flatMap((key, index) =>
    key !== undefined && keys.indexOf(key) < index
      ? [{ path: `subjects.${index}.key`, message: `"${String(key)}" is listed twice.` }]
      : [],
  )
  if (rows.length === NEEDED) return twice
  return [...twice, { path: 'subjects', message: `The contact form has exactly ${NEEDED} subjects; these are ${rows.length}.` }]
}

/** Exactly ten subjects, each once (M-08). */
export const checkSubjects: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (data && 'subjects' in data) refuse(collection.slug, subjectFaults(data.subjects), req)
  return data
}
