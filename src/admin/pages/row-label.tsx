'use client'
import { useRowLabel } from '@payloadcms/ui'
import * as z from 'zod'
import styles from './blocks.module.css'

const words = z.string().catch('')
const Row = z.looseObject({ title: words.optional(), question: words.optional() }).catch({})

/** Row label of a step or question: its own text. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<unknown>()
  const { title, question } = Row.parse(data ?? {})
  return (
    <span className={styles.label}>
      <span className={styles.number}>{(rowNumber ?? 0) + 1}</span>
      <span className={styles.says}>{title || question}</span>
    </span>
  )
}
