'use client'
import { ProblemLine } from '@/admin/problem-line'
import { useId, useState } from 'react'
import { MenuDialog } from '@/admin/dialog/menu-dialog'
import { PlainTable } from '@/admin/plain-table'
import { sendFile } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { useWords } from '@/admin/use-words'
import { TranslationPlan, UNIT_STATES } from '@/collections/translations/translation-answers'
import styles from '@/admin/views.module.css'

const FORMATS = { 'xliff-2.0': 'XLIFF 2.0', 'xliff-1.2': 'XLIFF 1.2', csv: 'CSV' } as const
type Shown = Readonly<{ answer: TranslationPlan | null; isStored: boolean; problem: string | null }>
const NOTHING: Shown = { answer: null, isStored: false, problem: null }

/** Export of a page's texts with those of its source, and import of their translation with a check before (U-16). */
export function TranslationFile({ id, mayImport }: Readonly<{ id: number; mayImport: boolean }>) {
  const words = useWords('file')
  return (
    <MenuDialog title={words('open')}>
      {(close) => (
        <>
          <p>{words('help')}</p>
          <ul className={styles.list} aria-label={words('download')}>
            {Object.entries(FORMATS).map(([format, name]) => (
              <li key={format}>
                <a href={`/cms-api/pages/${id}/translation-file?format=${format}`} download>
                  {words('download')}: {name}
                </a>
              </li>
            ))}
          </ul>
          {mayImport && <Import id={id} />}
          <button type="button" className={styles.button} onClick={close}>
            {words('close')}
          </button>
        </>
      )}
    </MenuDialog>
  )
}

function Import({ id }: Readonly<{ id: number | string }>) {
  const words = useWords('file')
  const silent = useWords('translations')('silent')
  const field = useId()
  const [file, setFile] = useState<File | null>(null)
  const [{ answer, isStored, problem }, show] = useState(NOTHING)
  const [busy, setBusy] = useState(false)
  const start = (chosen: File | null) => {
    setFile(chosen)
    show(NOTHING)
  }
  const ask = async (query: Record<string, string>) => {
    if (!file) return
    setBusy(true)
    const path = `pages/${id}/translation-file?${new URLSearchParams(query)}`
    const found = await sendFile(path, { file, type: 'text/csv', schema: TranslationPlan }).catch(() => silent)
    setBusy(false)
    const outcome = typeof found === 'string' ? { problem: found } : { answer: found, isStored: query.step === 'store' }
    show({ ...NOTHING, ...outcome })
  }
  const changed = answer?.counts.changed ?? 0
  return (
    <div className={styles.list}>
      <label htmlFor={field}>{words('file')}</label>
      <input
        id={field}
        type="file"
        accept=".xlf,.xliff,.xml,.csv"
        onChange={({ target }) => start(target.files?.item(0) ?? null)}
      />
      <ProblemLine text={problem} />
      <button type="button" className={styles.button} disabled={busy || !file} onClick={() => void ask({ step: 'check' })}>
        {words('check')}
      </button>
      {answer && <Result answer={answer} isStored={isStored} />}
      {answer && !isStored && changed > 0 && (
        <button
          type="button"
          className={styles.button}
          disabled={busy}
          onClick={() => void ask({ step: 'store', at: answer.at })}
        >
          {words('store', { count: changed })}
        </button>
      )}
      {isStored && (
        <button type="button" className={styles.button} onClick={() => window.location.reload()}>
          {words('reload')}
        </button>
      )}
    </div>
  )
}

function Result({ answer: { counts, units }, isStored }: Readonly<{ answer: TranslationPlan; isStored: boolean }>) {
  const words = useWords('file')
  const said = words(isStored ? 'stored' : 'checked')
  return (
    <>
      <div role="status" data-translation-file={isStored ? 'stored' : 'checked'}>
        <p>{said}</p>
        <ul className={styles.list}>
          {UNIT_STATES.filter((state) => counts[state] > 0).map((state) => (
            <li key={state}>
              {counts[state]} {words(state)}
            </li>
          ))}
        </ul>
      </div>
      {units.length > 0 && (
        <PlainTable
          label={said}
          columns={(['text', 'state', 'now', 'inFile'] as const).map((name) => ({ name, heading: words(name) }))}
          rows={units.map(({ name, state, problem, before, after }, id) => ({
            id,
            cells: [name, `${words(state)}${problem ? `: ${words(problem)}` : ''}`, before, after],
          }))}
        />
      )}
    </>
  )
}
