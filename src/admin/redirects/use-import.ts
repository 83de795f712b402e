import { useRef, useState } from 'react'
import { sendFile } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { useWords } from '@/admin/use-words'
import { RedirectImport } from '@/collections/redirects/redirect-answers'
import type { SheetColumn } from '@/collections/redirects/sheet-columns'
import { TOOL_AREAS } from './tool-inputs'

type Columns = readonly (SheetColumn | null)[] | null
type ImportQuestion = Readonly<{ step: Step; file: File; market: string; flatten: boolean; columns: Columns }>

/** Sends a file of redirects; returns a message when the whole file is refused. Throws when the CMS does not answer. */
async function askImport({ step, file, market, flatten, columns }: ImportQuestion): Promise<RedirectImport | string> {
  const chosen = columns && { columns: columns.map((column) => column ?? '').join(',') }
  const query = new URLSearchParams({ step, market, flatten: flatten ? '1' : '0', ...chosen })
  return sendFile(`redirects/import?${query}`, { file, type: 'text/csv', schema: RedirectImport })
}

type Step = 'check' | 'store'
type Choice = Readonly<{ file: File | null; market: string; flatten: boolean; columns: Columns }>
type State = Readonly<{ busy: boolean; problem: string | null; result: Readonly<{ step: Step; answer: RedirectImport }> | null }>

const START: State = { busy: false, problem: null, result: null }

/** The chosen file and the result of its import; a new choice clears the result. */
export function useImport() {
  const words = useWords(...TOOL_AREAS)
  const [choice, setChoice] = useState<Choice>({ file: null, market: '', flatten: false, columns: null })
  const [state, setState] = useState<State>(START)
  /** A column may be chosen before the answer to the last choice has come; only the newest counts. */
  const asked = useRef(0)
  const choose = (change: Partial<Choice>) => {
    setChoice((before) => ({ ...before, ...('file' in change && { columns: null }), ...change }))
    setState(START)
  }
  const ask = async (step: Step, columns = choice.columns): Promise<void> => {
    const { file, flatten } = choice
    if (!file) return setState({ ...START, problem: words('chooseFile') })
    const own = ++asked.current
    setState((before) => ({ ...before, busy: true, problem: null }))
    try {
      const answer = await askImport({ step, file, market: choice.market, flatten, columns })
      if (own !== asked.current) return
      setState(typeof answer === 'string' ? { ...START, problem: answer } : { ...START, result: { step, answer } })
    } catch {
      if (own === asked.current) setState({ ...START, problem: words('failed') })
    }
  }
  const chooseColumns = (columns: Columns) => {
    setChoice((before) => ({ ...before, columns }))
    void ask('check', columns)
  }
  return { choice, choose, chooseColumns, ask, ...state }
}
