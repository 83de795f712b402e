'use client'
import { useId, useState } from 'react'
import { z } from 'zod'
import styles from '@/admin/markets/markets.module.css'
import { useWords } from '@/admin/use-words'
import { Comparison } from '@/collections/markets/compare/comparison'
import { compareWords } from './compare-words'
import { ComparisonTable } from './comparison-table'
import { useComparedTable } from './use-comparison'

const Refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** Sends the file; a sentence when it is refused. Throws when nobody answers. */
async function compare(market: string, file: File): Promise<Comparison | string> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`/cms-api/markets/${market}/comparison`, {
    method: 'POST',
    credentials: 'include',
    headers,
    body: file,
  })
  const body: unknown = await response.json()
  if (response.ok) return Comparison.parse(body)
  return Refusal.parse(body).errors[0]?.message ?? String(response.status)
}

type State = Readonly<{ busy: boolean; fault: string | null; found: Comparison | null }>
const START: State = { busy: false, fault: null, found: null }

/** A market beside a file that another environment has saved. */
export function FileComparison({ market }: Readonly<{ market: string }>) {
  const words = useWords(compareWords)
  const tableOf = useComparedTable()
  const id = useId()
  const [state, setState] = useState(START)
  const look = async (file: File | undefined) => {
    if (!file) return setState(START)
    setState({ ...START, busy: true })
    try {
      const answer = await compare(market, file)
      setState(typeof answer === 'string' ? { ...START, fault: answer } : { ...START, found: answer })
    } catch {
      setState({ ...START, fault: words('failed') })
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
          aria-describedby={`${id}-help ${id}-fault`}
          aria-invalid={state.fault !== null}
          onChange={({ target }) => void look(target.files?.[0])}
        />
        <p id={`${id}-help`} className={styles.help}>
          {words('fileHelp')}
        </p>
      </div>
      <p id={`${id}-fault`} className={styles.bad} role="alert">
        {state.fault}
      </p>
      {state.found && <ComparisonTable table={tableOf(state.found)} />}
    </>
  )
}
