'use client'
import { useRowLabel } from '@payloadcms/ui'
import { useWords } from '@/admin/use-words'
import { pageBlocksSentences } from '@/collections/words/page-blocks-sentences'
import { blockSketch } from '@/domain/content/page-blocks'
import { blockSummary } from './block-summary'
import styles from './blocks.module.css'

/** Row label of a block: its drawing, type and summary. */
export function BlockLabel() {
  const words = useWords<string>(pageBlocksSentences)
  const { data, rowNumber } = useRowLabel<unknown>()
  const summary = blockSummary(data)
  if (!summary) return null
  const { block, says, rows } = summary
  return (
    <span className={styles.label}>
      <span className={styles.number}>{(rowNumber ?? 0) + 1}</span>
      <img src={blockSketch(block)} alt="" width={36} height={24} className={styles.sketch} />
      <span className={styles.name}>
        {words(block.names.singular)}
        {rows !== null && ` (${rows})`}
      </span>
      <span className={styles.says}>{says}</span>
    </span>
  )
}
