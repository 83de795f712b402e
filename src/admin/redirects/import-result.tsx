import { Button } from '@payloadcms/ui'
import type { ComponentProps } from 'react'
import { PlainTable } from '@/admin/plain-table'
import { useWords } from '@/admin/use-words'
import type { RedirectImport } from '@/collections/redirects/redirect-answers'
import { ImportUndo } from './import-undo'
import { RuleLink, RuleLinks } from './rule-link'
import styles from '@/admin/views.module.css'

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser has read the file when the next task runs.
  setTimeout(() => URL.revokeObjectURL(address))
}

const KINDS = ['added', 'changed', 'unchanged', 'refused'] as const

/** What an import would change or has changed; refused lines come first, because they need work. */
export function ImportResult({ answer, stored }: Readonly<{ answer: RedirectImport; stored: boolean }>) {
  const words = useWords('tool')
  const { counts, flattened, errors } = answer
  return (
    <div data-import-result={stored ? 'stored' : 'checked'}>
      <h3>{words(stored ? 'stored' : 'wouldChange')}</h3>
      <div role="status">
        <ul className={styles.counts}>
          {KINDS.map((kind) => (
            <li key={kind} data-count={kind}>
              <strong>{counts[kind]}</strong>
              {words(kind)}
            </li>
          ))}
          {flattened > 0 && (
            <li>
              <strong>{flattened}</strong>
              {words('flattened')}
            </li>
          )}
        </ul>
      </div>
      {stored && answer.undo.length > 0 && <ImportUndo undo={answer.undo} />}
      {errors !== null && (
        <div className={styles.row}>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => saveFile('refused-redirects.csv', errors)}>
            {words('refusedFile')}
          </Button>
        </div>
      )}
      <Part
        kind="refused"
        answer={answer}
        rows={answer.refused.map(({ line, from, reason, others }) => ({
          id: line,
          cells: [line, from, reason, <RuleLinks key="others" rules={others} />],
        }))}
      />
      <Part
        kind="changed"
        answer={answer}
        rows={answer.changed.map(({ line, id, from, changes }) => ({
          id: line,
          cells: [line, <RuleLink key="rule" rule={{ id: String(id), from }} />, changes.map(showChange)],
        }))}
      />
      <Part
        kind="added"
        answer={answer}
        rows={answer.added.map(({ line, from, leads, flattened }) => ({
          id: line,
          cells: [line, from, flattened ? `${leads} (${words('flattened')})` : leads],
        }))}
      />
    </div>
  )
}

const showChange = ({ column, before, after }: RedirectImport['changed'][number]['changes'][number]) => (
  <div key={column}>
    {column}: <del>{before || '–'}</del> → <ins>{after || '–'}</ins>
  </div>
)

const COLUMNS = {
  refused: ['line', 'from', 'reason', 'others'],
  changed: ['line', 'from', 'field'],
  added: ['line', 'from', 'leads'],
} as const
type PartProps = Readonly<{
  kind: keyof typeof COLUMNS
  answer: RedirectImport
  rows: ComponentProps<typeof PlainTable>['rows']
}>

function Part({ kind, answer, rows }: PartProps) {
  const words = useWords('tool')
  const total = answer.counts[kind]
  if (total === 0) return null
  return (
    <details className={styles.details} open={kind !== 'added'}>
      <summary>
        {total} {words(kind)} {rows.length < total && words('shownFirst', { count: rows.length })}
      </summary>
      <PlainTable label={words(kind)} columns={COLUMNS[kind].map((name) => ({ name, heading: words(name) }))} rows={rows} />
    </details>
  )
}
