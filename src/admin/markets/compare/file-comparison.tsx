'use client'
import { ProblemLine } from '@/admin/problem-line'
import { useId, useState } from 'react'
import styles from '@/admin/fields.module.css'
import { sendFile } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { useWords } from '@/admin/use-words'
import { Comparison } from '@/collections/markets/compare/comparison'
import { ComparisonTable } from './comparison-table'
import { useComparedTable } from './use-comparison'

type State = Readonly<{ busy: boolean; problem: string | null; found: Comparison | null }>
const START: State = { busy: false, problem: null, found: null }

/** Compares a market with a configuration file from another environment. */
export function FileComparison({ market }: Readonly<{ market: string }>) {
  const words = useWords('compare')
  const tableOf = useComparedTable()
  const id = useId()
  const [state, setState] = useState(START)
  const look = async (file: File | undefined) => {
    if (!file) return setState(START)
    setState({ ...START, busy: true })
    try {
      const answer = await sendFile(`markets/${market}/comparison`, { file, type: 'application/json', schema: Comparison })
      setState(typeof answer === 'string' ? { ...START, problem: answer } : { ...START, found: answer })
    } catch {
      setState({ ...START, problem: words('failed') })
    }
  }
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>{words('file')}</label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          className={styles.input}
          disabled={state.busy}
          aria-describedby={`${id}-help ${id}-problem`}
          aria-invalid={state.problem !== null}
          onChange={({ target }) => void look(target.files?.[0])}
        />
        <p id={`${id}-help`} className={styles.help}>
          {words('fileHelp')}
        </p>
      </div>
      <ProblemLine id={`${id}-problem`} text={state.problem} />
      {state.found && <ComparisonTable table={tableOf(state.found)} />}
    </>
  )
}
