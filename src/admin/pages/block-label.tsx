'use client'
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { pageBlocksSentences } from '@/collections/words/page-blocks-sentences'
import { blockSketch } from '@/domain/content/page-blocks'
import { staffLanguage } from '@/domain/staff-words'
import { blockSummary } from './block-summary'
import styles from './blocks.module.css'

/** Row label of a block: its drawing, type and summary. */
export function BlockLabel() {
  const { i18n } = useTranslation()
  const { data, rowNumber } = useRowLabel<unknown>()
  const summary = blockSummary(data)
  if (!summary) return null
  const { block, says, rows } = summary
  const { singular } = block.names
  const name = { en: singular, ...pageBlocksSentences[singular] }[staffLanguage(i18n.language)]
  return (
    <span className={styles.label}>
      <span className={styles.number}>{(rowNumber ?? 0) + 1}</span>
      <img src={blockSketch(block)} alt="" width={36} height={24} className={styles.sketch} />
      <span className={styles.name}>
        {name}
        {rows !== null && ` (${rows})`}
      </span>
      <span className={styles.says}>{says}</span>
    </span>
  )
}
