import type { CollectionBeforeValidateHook } from 'payload'
import { formatStaffMessage } from '@/domain/staff-words'
import { type Fault, refuse } from '@/collections/hooks/refuse'
import { subjectWords } from './subject-words'

const NEEDED = 10

function subjectFaults(subjects: unknown, language: string): Fault[] {
  const rows: unknown[] = Array.isArray(subjects) ? subjects : []
  const keys = rows.map((row) => (typeof row === 'object' && row !== null && 'key' in row ? row.key : undefined))
  const twice = keys.flatMap((key, index) =>
    key !== undefined && keys.indexOf(key) < index
      ? [{ path: `subjects.${index}.key`, message: formatStaffMessage(subjectWords.twice, language, { key: String(key) }) }]
      : [],
  )
  if (rows.length === NEEDED) return twice
  const message = formatStaffMessage(subjectWords.count, language, { needed: NEEDED, count: rows.length })
  return [...twice, { path: 'subjects', message }]
}

/** Requires exactly ten subjects, each once (M-08). */
export const checkSubjects: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (data && 'subjects' in data) refuse(collection.slug, subjectFaults(data.subjects, req.i18n.language), req)
  return data
}
