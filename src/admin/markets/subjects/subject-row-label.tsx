'use client'
import { useRowLabel } from '@payloadcms/ui'
import * as z from 'zod'
import { useWords } from '@/admin/use-words'
import { subjectWords } from './subject-words'

const Row = z.object({ label: z.string().nullish(), key: z.string().nullish() })

/** Row label: the subject's text for customers and its position. */
export function SubjectRowLabel() {
  const { data, rowNumber } = useRowLabel<unknown>()
  const words = useWords(subjectWords)
  const row = Row.safeParse(data).data
  const number = (rowNumber ?? 0) + 1
  return <span>{row?.label ? `${number} · ${row.label}` : words('row', { number })}</span>
}
