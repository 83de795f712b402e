import { useWords } from '@/admin/use-words'
import type { RedirectImport } from '@/collections/redirects/redirect-answers'
import { ImportUndo } from './import-undo'
import { RuleLink } from './rule-link'
import styles from '@/admin/views.module.css'

/** Downloads a text as a file. */
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
          <button type="button" className={styles.button} onClick={() => saveFile('refused-redirects.csv', errors)}>
            {words('refusedFile')}
          </button>
        </div>
      )}
      <Refused answer={answer} />
      <Changed answer={answer} />
      <Added answer={answer} />
    </div>
  )
}

type Part = Readonly<{ answer: RedirectImport }>
type Kind = 'refused' | 'changed' | 'added'

function Part({
  kind,
  answer,
  open = false,
  head,
  children,
}: Part & Readonly<{ kind: Kind; open?: boolean; head: readonly string[]; children: React.ReactNode }>) {
  const words = useWords('tool')
  const total = answer.counts[kind]
  const shown = answer[kind].length
  if (total === 0) return null
  return (
    <details className={styles.details} open={open}>
      <summary>
        {total} {words(kind)} {shown < total && words('shownFirst', { count: shown })}
      </summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={words(kind)}>
        <table className={styles.table}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </details>
  )
}

function Refused({ answer }: Part) {
  const words = useWords('tool')
  return (
    <Part kind="refused" answer={answer} open head={[words('line'), words('from'), words('reason'), words('others')]}>
      {answer.refused.map(({ line, from, reason, others }) => (
        <tr key={line}>
          <th scope="row">{line}</th>
          <td className={styles.address}>{from}</td>
          <td>{reason}</td>
          <td>
            {others.map((rule) => (
              <div key={rule.id}>
                <RuleLink rule={rule} />
              </div>
            ))}
          </td>
        </tr>
      ))}
    </Part>
  )
}

function Changed({ answer }: Part) {
  const words = useWords('tool')
  return (
    <Part kind="changed" answer={answer} open head={[words('line'), words('from'), words('field')]}>
      {answer.changed.map(({ line, id, from, changes }) => (
        <tr key={line}>
          <th scope="row">{line}</th>
          <td>
            <RuleLink rule={{ id: String(id), from }} />
          </td>
          <td>
            {changes.map(({ column, before, after }) => (
              <div key={column} className={styles.address}>
                {column}: <del>{before || '–'}</del> → <ins>{after || '–'}</ins>
              </div>
            ))}
          </td>
        </tr>
      ))}
    </Part>
  )
}

function Added({ answer }: Part) {
  const words = useWords('tool')
  return (
    <Part kind="added" answer={answer} head={[words('line'), words('from'), words('leads')]}>
      {answer.added.map(({ line, from, leads, flattened }) => (
        <tr key={line}>
          <th scope="row">{line}</th>
          <td className={styles.address}>{from}</td>
          <td>
            <span className={styles.address}>{leads}</span> {flattened && <em>({words('flattened')})</em>}
          </td>
        </tr>
      ))}
    </Part>
  )
}
