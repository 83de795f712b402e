'use client'
import { useConfig, useForm, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useMemo } from 'react'
import * as z from 'zod'
import styles from '@/admin/fields.module.css'
import { useFormValues } from '@/admin/form-values'
import { formatLabel, useWords } from '@/admin/use-words'

const NEEDED = 10
const Rows = z.array(z.looseObject({ key: z.string().nullish() })).catch([])
type Subject = Readonly<{ key: string; label: string }>

/** The number of subjects out of ten, and buttons that add the missing ones (M-08). */
export function MissingSubjects() {
  const { subjects } = useFormValues()
  const { addFieldRow } = useForm()
  const words = useWords('subject')
  const all = useSubjects()
  const rows = useMemo(() => Rows.parse(subjects), [subjects])
  const missing = all.filter(({ key }) => !rows.some((row) => row.key === key))
  const add = ({ key }: Subject) =>
    addFieldRow({
      path: 'subjects',
      schemaPath: 'contact-subjects.subjects',
      rowIndex: rows.length,
      subFieldState: { key: { value: key, initialValue: key, valid: true } },
    })
  return (
    <section className={styles.panel} aria-live="polite">
      <strong>{words('count', { count: rows.length, needed: NEEDED })}</strong>
      {rows.length > NEEDED && <p className={styles.bad}>{words('tooMany', { needed: NEEDED, more: rows.length - NEEDED })}</p>}
      {missing.length === 0 && rows.length === NEEDED && <p className={styles.quiet}>{words('whole', { needed: NEEDED })}</p>}
      {missing.length > 0 && rows.length < NEEDED && (
        <>
          <p>{words('missing')}</p>
          <ul className={styles.offers}>
            {missing.map((subject) => (
              <li key={subject.key}>
                <button type="button" className={styles.button} onClick={() => add(subject)}>
                  + {subject.label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The options of the subject field in the language of the member of staff. */
export function useSubjects(): readonly Subject[] {
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  return useMemo(() => {
    const rows = named(getEntityConfig({ collectionSlug: 'contact-subjects' }).fields, 'subjects')
    const key = rows?.type === 'array' ? named(rows.fields, 'key') : undefined
    const options = key?.type === 'select' ? key.options : []
    return options.flatMap((option) =>
      typeof option === 'string' ? [] : [{ key: option.value, label: formatLabel(option.label, i18n.language) || option.value }],
    )
  }, [getEntityConfig, i18n.language])
}

const named = (fields: readonly ClientField[], name: string): ClientField | undefined =>
  fields.find((field) => 'name' in field && field.name === name)

const Row = z.object({ label: z.string().nullish(), key: z.string().nullish() })

/** Row label: the subject's text for customers and its position. */
export function SubjectRowLabel() {
  const { data, rowNumber } = useRowLabel<unknown>()
  const words = useWords('subject')
  const row = Row.safeParse(data).data
  const number = (rowNumber ?? 0) + 1
  return <span>{row?.label ? `${number} · ${row.label}` : words('row', { number })}</span>
}
