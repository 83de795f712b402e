'use client'
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import * as z from 'zod'
import { CommentButton } from '@/admin/comments/field-label'
import de from '@/collections/words/forms/de/page-blocks.json'
import es from '@/collections/words/forms/es/page-blocks.json'
import fr from '@/collections/words/forms/fr/page-blocks.json'
import it from '@/collections/words/forms/it/page-blocks.json'
import { blockSketch } from '@/domain/content/page-blocks'
import { blockSummary } from './block-summary'
import styles from './blocks.module.css'

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = { de, es, fr, it }

/** Row label of a block: its drawing, type and summary. */
export function BlockLabel() {
  const { language } = useTranslation().i18n
  const { data, path, rowNumber } = useRowLabel<unknown>()
  const summary = blockSummary(data)
  if (!summary) return null
  const { block, says, rows } = summary
  const name = NAMES[language]?.[block.names.singular] ?? block.names.singular
  return (
    <span className={styles.label}>
      <span className={styles.number}>{(rowNumber ?? 0) + 1}</span>
      <img src={blockSketch(block)} alt="" width={36} height={24} className={styles.sketch} />
      <span className={styles.name}>
        {name}
        {rows !== null && ` (${rows})`}
      </span>
      <span className={styles.says}>{says}</span>
      <CommentButton path={path} name={name} />
    </span>
  )
}

const words = z.string().catch('')
const Row = z.record(z.string(), words).catch({})
const NAMED_BY = ['title', 'question', 'label', 'heading', 'hostname', 'name']

/** Row label of a step, a question, a link or a host: its own text. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<unknown>()
  const row = Row.parse(data ?? {})
  return (
    <span className={styles.label}>
      <span className={styles.number}>{(rowNumber ?? 0) + 1}</span>
      <span className={styles.says}>{NAMED_BY.map((name) => row[name]).find(Boolean)}</span>
    </span>
  )
}
