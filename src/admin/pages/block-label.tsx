'use client'
import { useRowLabel } from '@payloadcms/ui'
import { blockSketch } from '@/collections/pages/block-sketches'
import type { BlockType } from '@/domain/content/page-blocks'
import { useWords } from '@/admin/use-words'
import { blockSummary } from './block-summary'
import { blockWords } from './block-words'
import styles from './blocks.module.css'

const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockWords, type)

/** Row label of a block: its drawing, type and summary. */
export function BlockLabel() {
  const words = useWords(blockWords)
  const { data, rowNumber } = useRowLabel<unknown>()
  const summary = blockSummary(data)
  if (!summary || !isBlockType(summary.type)) return null
  const { type, says, rows } = summary
  return (
    <span className={styles.label}>
      <span className={styles.number}>{(rowNumber ?? 0) + 1}</span>
      <img src={blockSketch(type)} alt="" width={36} height={24} className={styles.sketch} />
      <span className={styles.name}>
        {words(type)}
        {rows !== null && ` (${rows})`}
      </span>
      <span className={styles.says}>{says}</span>
    </span>
  )
}
