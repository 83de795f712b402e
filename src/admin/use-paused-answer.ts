import { useDebounce } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

type Last<Answer> = Readonly<{ asked: string | null; answer: Answer | null; failed: boolean }>
/** `busy`: the answer is not that of the text that is there now. */
type PausedAnswer<Answer> = Readonly<{ answer: Answer | null; failed: boolean; busy: boolean }>

/**
 * The answer to what is typed, asked for once the person has paused for `pauseMs`; the last answer stays until the next arrives.
 * `asked`: null asks nothing. `ask` is one function for all renders.
 */
export function usePausedAnswer<Answer>(
  asked: string | null,
  pauseMs: number,
  ask: (asked: string, signal: AbortSignal) => Promise<Answer>,
): PausedAnswer<Answer> {
  const paused = useDebounce(asked, pauseMs)
  const [last, setLast] = useState<Last<Answer>>({ asked: null, answer: null, failed: false })
  useEffect(() => {
    if (paused === null) return
    const stop = new AbortController()
    ask(paused, stop.signal).then(
      (answer) => setLast({ asked: paused, answer, failed: false }),
      () => stop.signal.aborted || setLast({ asked: paused, answer: null, failed: true }),
    )
    return () => stop.abort()
  }, [paused, ask])
  if (asked === null) return { answer: null, failed: false, busy: false }
  return { answer: last.answer, failed: last.failed, busy: last.asked !== asked }
}
