import { useWords, useWordsOrKeys } from '@/admin/use-words'
import { SHEET_COLUMNS, type SheetColumn } from '@/collections/redirects/sheet-columns'
import type { RedirectImport } from '@/collections/redirects/redirect-answers'
import styles from '@/admin/views.module.css'

type Props = Readonly<{
  columns: RedirectImport['columns']
  /** What was chosen since; null for what the file says. */
  chosen: readonly (SheetColumn | null)[] | null
  onChoose: (columns: (SheetColumn | null)[]) => void
}>

/** What each column of the file was taken for, to be chosen otherwise; open where the old address was not found. */
export function ImportColumns({ columns: found, chosen, onChoose }: Props) {
  const words = useWords('import')
  const nameColumn = useWordsOrKeys('column')
  const columns = found.map((one, index) => (chosen ? { ...one, column: chosen[index] ?? null } : one))
  const isMissing = columns.every(({ column }) => column !== 'from')
  const choose = (at: number, value: string) => {
    const meaning = SHEET_COLUMNS.find((column) => column === value) ?? null
    onChoose(columns.map(({ column }, index) => (index === at ? meaning : column === meaning ? null : column)))
  }
  return (
    <details className={styles.details} open={isMissing || columns.some(({ column }) => column === null)}>
      <summary>{words('columnsFound')}</summary>
      {isMissing && <p className={styles.warning}>{words('noOldAddress')}</p>}
      <div className={styles.form}>
        {columns.map(({ name, column, sample }, index) => (
          <label key={index} className={styles.field}>
            <span>{words('columnIs', { name: name || String(index + 1) })}</span>
            <select className={styles.input} value={column ?? ''} onChange={(event) => choose(index, event.target.value)}>
              <option value="">{words('passedOver')}</option>
              {SHEET_COLUMNS.map((known) => (
                <option key={known} value={known}>
                  {nameColumn(known)}
                </option>
              ))}
            </select>
            {sample !== '' && <small className={styles.quiet}>{words('sample', { value: sample })}</small>}
          </label>
        ))}
      </div>
    </details>
  )
}
