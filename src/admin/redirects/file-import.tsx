import { useId, useRef, useState } from 'react'
import { useWords } from '@/admin/use-words'
import { COLUMNS } from '@/collections/redirects/redirect-record'
import { askImport, type ImportAnswer } from './ask-import'
import { ImportResult } from './import-result'
import { MarketSelect } from './market-select'
import { allWords } from './tool-words'
import type { MarketChoice } from './use-markets'
import styles from './redirects.module.css'

type State = Readonly<{ step: 'check' | 'store'; answer: ImportAnswer }>

/** A file is looked at, and stored when the member of staff has seen what would change. */
export function FileImport({ markets }: Readonly<{ markets: readonly MarketChoice[] }>) {
  const words = useWords(allWords)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [market, setMarket] = useState('')
  const [flatten, setFlatten] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [state, setState] = useState<State | null>(null)
  /** What was seen no longer counts. */
  const change = (set: () => void) => {
    set()
    setState(null)
    setFault(null)
  }
  const ask = async (step: State['step']) => {
    if (!file) {
      setFault(words('chooseFile'))
      return input.current?.focus()
    }
    setBusy(true)
    setFault(null)
    try {
      const answer = await askImport({
        step,
        file,
        market: market || (markets.length === 1 ? (markets[0]?.code ?? '') : ''),
        flatten,
      })
      if (typeof answer === 'string') setFault(answer)
      else setState({ step, answer })
    } catch {
      setFault(words('failed'))
    }
    setBusy(false)
  }
  const count = state?.step === 'check' ? state.answer.counts.added + state.answer.counts.changed : 0
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words('importTitle')}</h2>
      <p className={styles.quiet}>{words('importHelp')}</p>
      <details className={styles.details}>
        <summary>{words('columns')}</summary>
        <p className={styles.address}>{[...COLUMNS, 'to'].join(', ')}</p>
        <p>{words('columnsHelp')}</p>
      </details>
      <div className={styles.form}>
        <label className={styles.field}>
          <span>{words('file')}</span>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv,text/plain"
            className={styles.input}
            aria-describedby={`${id}-fault`}
            aria-invalid={fault !== null}
            onChange={(event) => change(() => setFile(event.target.files?.[0] ?? null))}
          />
        </label>
        {markets.length > 1 && (
          <MarketSelect
            label={words('forLines')}
            markets={markets}
            value={market}
            none="–"
            onChange={(code) => change(() => setMarket(code))}
          />
        )}
      </div>
      <label className={styles.check}>
        <input type="checkbox" checked={flatten} onChange={(event) => change(() => setFlatten(event.target.checked))} />
        {words('straighten')}
      </label>
      <p id={`${id}-fault`} className={styles.fault} role="alert">
        {fault}
      </p>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          data-main={state ? undefined : ''}
          disabled={busy}
          onClick={() => void ask('check')}
        >
          {words(busy ? 'working' : 'check')}
        </button>
        {count > 0 && (
          <button type="button" className={styles.button} data-main disabled={busy} onClick={() => void ask('store')}>
            {words('store', { count })}
          </button>
        )}
      </div>
      {state && <ImportResult answer={state.answer} stored={state.step === 'store'} />}
    </section>
  )
}
