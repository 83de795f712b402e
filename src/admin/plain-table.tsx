import { Table } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import styles from './plain-table.module.css'

type Row = Readonly<{ id: number; cells: readonly ReactNode[] }>
type Props = Readonly<{
  label: string
  columns: readonly Readonly<{ name: string; heading: ReactNode }>[]
  rows: readonly Row[]
}>

/** Payload's table for rows that are no documents; below 640 pixels each row is a card. */
export const PlainTable = ({ label, columns, rows }: Props) => (
  <section className={styles.table} aria-label={label}>
    <Table
      data={rows.map(({ id }) => ({ id }))}
      columns={columns.map(({ name, heading }, place) => ({
        accessor: name,
        active: true,
        field: { name, type: 'text' },
        Heading: heading,
        renderedCells: rows.map(({ cells }) => cells[place]),
      }))}
    />
  </section>
)
