import { useState } from 'react'
import { useWords } from '@/admin/use-words'
import { askImport, type ImportAnswer } from './ask-import'
import { allWords } from './tool-words'

type Step = 'check' | 'store'
type Choice = Readonly<{ file: File | null; market: string; flatten: boolean }>
type State = Readonly<{ busy: boolean; fault: string | null; result: Readonly<{ step: Step; answer: ImportAnswer }> | null }>

const START: State = { busy: false, fault: null, result: null }

/** The chosen file and the result of its import; a new choice clears the result. */
export function useImport() {
  const words = useWords(allWords)
  const [choice, setChoice] = useState<Choice>({ file: null, market: '', flatten: false })
  const [state, setState] = useState<State>(START)
  const choose = (change: Partial<Choice>) => {
    setChoice((before) => ({ ...before, ...change }))
    setState(START)
  }
  const ask = async (step: Step): Promise<void> => {
    const { file, flatten } = choice
    if (!file) return setState({ ...START, fault: words('chooseFile') })
    setState((before) => ({ ...before, busy: true, fault: null }))
    try {
      const answer = await askImport({ step, file, market: choice.market, flatten })
      setState(typeof answer === 'string' ? { ...START, fault: answer } : { ...START, result: { step, answer } })
    } catch {
      setState({ ...START, fault: words('failed') })
    }
  }
  return { choice, choose, ask, ...state }
}
