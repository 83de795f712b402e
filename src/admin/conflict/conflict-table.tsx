'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import { type Ref, useState } from 'react'
import { useWords } from '@/admin/use-words'
import type { Conflict } from '@trade-in-shop/payload-workbench/conflict/conflict-of-answer'
import styles from '@/admin/admin.module.css'

type Props = Readonly<{
  ref: Ref<HTMLElement>
  conflict: Conflict
  /** Null once the form shows the saved version. */
  onLoad: (() => void) | null
  onDone: () => void
}>
type Leaf = Conflict['changes'][number]['theirs']

/** Both values of each field that differs, with the possible actions. */
export function ConflictTable({ ref, conflict, onLoad, onDone }: Props) {
  const { i18n } = useTranslation()
  const say = useWords('conflictTable')
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null)
  const shownValue = (value: Leaf) => (value === null ? say('empty') : Array.isArray(value) ? value.join(', ') : String(value))
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' })
  const copy = () => {
    const text = conflict.changes.map(({ label, yours }) => `${label}: ${shownValue(yours)}`).join('\n')
    window.navigator.clipboard.writeText(text).then(
      () => setCopied('copied'),
      () => setCopied('notCopied'),
    )
  }
  return (
    <section ref={ref} tabIndex={-1} role="alert" className={styles.notice} data-conflict={onLoad === null ? 'typed' : 'open'}>
      <h3>{say(onLoad === null ? 'yoursBefore' : 'title')}</h3>
      <ul className={styles.plainList}>
        {conflict.saves.map(({ by, at }) => (
          <li key={at}>{say('saved', { who: by, at: moment.format(new Date(at)) })}</li>
        ))}
      </ul>
      {onLoad !== null && <p>{say('kept')}</p>}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={say('title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say('field')}</th>
              <th scope="col">{say('theirs')}</th>
              <th scope="col">{say('yours')}</th>
            </tr>
          </thead>
          <tbody>
            {conflict.changes.map(({ path, label, theirs, yours }) => (
              <tr key={path}>
                <th scope="row">{label}</th>
                <td>{shownValue(theirs)}</td>
                <td>{shownValue(yours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.row}>
        <Button buttonStyle="secondary" onClick={copy}>
          {say('copy')}
        </Button>
        {onLoad === null ? <Button onClick={onDone}>{say('done')}</Button> : <Button onClick={onLoad}>{say('reload')}</Button>}
        <span role="status">{copied === null ? '' : say(copied)}</span>
      </div>
    </section>
  )
}
