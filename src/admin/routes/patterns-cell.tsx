'use client'
import * as z from 'zod'
import styles from '@/admin/admin.module.css'

const Patterns = z.array(z.looseObject({ pattern: z.string() })).catch([])

/** List cell with the addresses of a screen: the canonical one and those that lead to it. */
export function PatternsCell({ cellData }: Readonly<{ cellData?: unknown }>) {
  const [canonical, ...others] = Patterns.parse(cellData)
  return (
    <span className={styles.answer}>
      {canonical?.pattern}
      {others.length > 0 && <span className={styles.quiet}> ← {others.map(({ pattern }) => pattern).join(', ')}</span>}
    </span>
  )
}
