'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { NO_ANSWERS, type Answers } from './answer-set'
import type { SavedAnswers } from './saved-answers'

type Update = (before: Answers) => Answers
type Held = Readonly<{ scope: string; answers: Answers; ready: boolean }>

const nothing = (scope: string): Held => ({ scope, answers: NO_ANSWERS, ready: false })

/**
 * The answers of one model, whether those of an earlier visit have been read, and how to change them. The store is
 * loaded after the first load and then gets the answers given before. Without it the page works in memory.
 */
export function useSavedAnswers(scope: string) {
  const [state, setState] = useState(() => nothing(scope))
  const held = state.scope === scope ? state : nothing(scope)
  const store = useRef<SavedAnswers | null>(null)
  const early = useRef<Update[]>([])

  useEffect(() => {
    let left = false
    const take = (answers: Answers) => setState({ scope, answers, ready: true })
    import('./saved-answers').then(
      ({ openSavedAnswers }) => {
        if (left) return
        store.current = openSavedAnswers(scope, take)
        for (const update of early.current.splice(0)) store.current.change(update)
      },
      () => undefined,
    )
    return () => {
      left = true
      early.current = []
      store.current?.close()
      store.current = null
    }
  }, [scope])

  const keep = useCallback(
    (update: Update) => {
      if (store.current) return store.current.change(update)
      early.current.push(update)
      setState((before) => {
        const { answers } = before.scope === scope ? before : nothing(scope)
        return { scope, answers: update(answers), ready: false }
      })
    },
    [scope],
  )
  return [held.answers, held.ready, keep] as const
}
