'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import styles from '@/admin/fields.module.css'
import { useWords } from '@/admin/use-words'
import { type ComparedTable, formatCsv, formatJson } from './compared-table'

/** Both sides field by field, all or only differences, with buttons to save them as files. */
export function ComparisonTable({ table }: Readonly<{ table: ComparedTable }>) {
  const words = useWords('compare')
  const [onlyDifferences, setOnly] = useState(true)
  const differing = table.rows.filter(({ differs }) => differs)
  const shown = { ...table, rows: onlyDifferences ? differing : table.rows }
  return (
    <>
      <div className={styles.actions}>
        <label className={styles.check}>
          <input type="checkbox" checked={onlyDifferences} onChange={({ target }) => setOnly(target.checked)} />
          {words('onlyDifferences')}
        </label>
        <span role="status">{words('count', { differs: differing.length, all: table.rows.length })}</span>
        <Button buttonStyle="secondary" margin={false} onClick={() => save('csv', formatCsv(shown, words('field')))}>
          {words('csv')}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => save('json', formatJson(shown))}>
          {words('json')}
        </Button>
      </div>
      {shown.rows.length === 0 ? (
        <p>{words('same')}</p>
      ) : (
        // Focusable, so that a wide table can be scrolled with the keyboard.
        <div className={styles.scroll} role="region" tabIndex={0} aria-label={words('title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words('field')}</th>
                <th scope="col">{table.left}</th>
                <th scope="col">{table.right}</th>
              </tr>
            </thead>
            <tbody>
              {shown.rows.map((row, index) => (
                <tr key={index} data-differs={row.differs}>
                  <th scope="row">{row.label}</th>
                  <td>{row.left}</td>
                  <td>{row.right}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const

function save(kind: keyof typeof TYPES, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: TYPES[kind] }))
  const link = Object.assign(document.createElement('a'), { href: address, download: `markets.${kind}` })
  link.click()
  URL.revokeObjectURL(address)
}
