'use client'
import { Button } from '@payloadcms/ui'
import { ProblemLine } from '@/admin/problem-line'
import { useId, useRef } from 'react'
import { useMarkets } from '@/admin/use-markets'
import { useWords } from '@/admin/use-words'
import { COLUMNS } from '@/collections/redirects/redirect-record'
import { ImportColumns } from './import-columns'
import { ImportResult } from './import-result'
import { MarketSelect, TOOL_AREAS } from './tool-inputs'
import { useImport } from './use-import'
import styles from '@/admin/views.module.css'

/** Imports a file of redirects: first a dry run, then the member of staff confirms. */
export function FileImport() {
  const words = useWords(...TOOL_AREAS)
  const markets = useMarkets()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { choice, choose, chooseColumns, ask, busy, problem, result } = useImport()
  const check = () => {
    if (!choice.file) input.current?.focus()
    void ask('check')
  }
  const { added = 0, changed = 0 } = result?.step === 'check' ? result.answer.counts : {}
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words('importTitle')}</h2>
      <Help />
      <div className={styles.form}>
        <label className={styles.field}>
          <span>{words('file')}</span>
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,_redirects"
            className={styles.input}
            aria-describedby={`${id}-problem`}
            aria-invalid={problem !== null}
            onChange={(event) => choose({ file: event.target.files?.[0] ?? null })}
          />
        </label>
        {markets.length > 1 && (
          <MarketSelect
            label={words('forLines')}
            markets={markets}
            value={choice.market}
            none="–"
            onChange={(market) => choose({ market })}
          />
        )}
      </div>
      <label className={styles.check}>
        <input type="checkbox" checked={choice.flatten} onChange={(event) => choose({ flatten: event.target.checked })} />
        {words('straighten')}
      </label>
      <ProblemLine id={`${id}-problem`} text={problem} />
      <div className={styles.row}>
        <Button buttonStyle={result ? 'secondary' : 'primary'} size="small" margin={false} disabled={busy} onClick={check}>
          {words(busy ? 'working' : 'check')}
        </Button>
        {added + changed > 0 && (
          <Button size="small" margin={false} disabled={busy} onClick={() => void ask('store')}>
            {words('store', { count: added + changed })}
          </Button>
        )}
      </div>
      {result && <Outcome result={result} chosen={choice.columns} onChoose={chooseColumns} />}
    </section>
  )
}

type OutcomeProps = Readonly<{
  result: NonNullable<ReturnType<typeof useImport>['result']>
  chosen: ReturnType<typeof useImport>['choice']['columns']
  onChoose: ReturnType<typeof useImport>['chooseColumns']
}>

const Outcome = ({ result: { step, answer }, chosen, onChoose }: OutcomeProps) => (
  <>
    {step === 'check' && <ImportColumns columns={answer.columns} chosen={chosen} onChoose={onChoose} />}
    <ImportResult answer={answer} stored={step === 'store'} />
  </>
)

function Help() {
  const words = useWords(...TOOL_AREAS)
  return (
    <>
      <p className={styles.quiet}>{words('importHelp')}</p>
      <details className={styles.details}>
        <summary>{words('columns')}</summary>
        <p className={styles.address}>{[...COLUMNS, 'to'].join(', ')}</p>
        <p>{words('columnsHelp')}</p>
      </details>
    </>
  )
}
