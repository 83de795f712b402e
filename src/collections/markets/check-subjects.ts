import type { CollectionBeforeValidateHook } from 'payload'
import { type Problem, refuse } from '@/collections/saving/refuse'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'

/** What staff read about the subjects of the contact form. */
const subjectWords = {
  twice: {
    en: '"{key}" is listed twice.',
    de: '„{key}“ steht zweimal da.',
    es: '«{key}» figura dos veces.',
    fr: '« {key} » figure deux fois.',
    it: '«{key}» compare due volte.',
  },
  count: {
    en: 'The contact form has exactly {needed} subjects; these are {count}.',
    de: 'Das Kontaktformular hat genau {needed} Themen; das hier sind {count}.',
    es: 'El formulario de contacto tiene exactamente {needed} asuntos; aquí hay {count}.',
    fr: 'Le formulaire de contact compte exactement {needed} sujets ; il y en a {count} ici.',
    it: 'Il modulo di contatto ha esattamente {needed} argomenti; qui ce ne sono {count}.',
  },
} satisfies Record<string, StaffMessage>

const NEEDED = 10

function subjectProblems(subjects: unknown, language: string): Problem[] {
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
  if (data && 'subjects' in data) refuse(collection.slug, subjectProblems(data.subjects, req.i18n.language), req)
  return data
}
