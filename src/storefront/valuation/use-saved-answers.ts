'use client'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Quote } from '@trade-in-shop/contracts/offers'
import { ownApiLater } from '@/storefront/kit/own-api-later'
import { NO_ANSWERS, type AnswerSet } from './answer-set'
import { openSavedAnswers, type SavedAnswers } from './saved-answers'

type Update = (before: AnswerSet) => AnswerSet
type Held = Readonly<{ scope: string; answers: AnswerSet; ready: boolean }>

const nothing = (scope: string): Held => ({ scope, answers: NO_ANSWERS, ready: false })

/** The answers of one model, whether those of an earlier visit have been read, and how to change them. */
export function useSavedAnswers(scope: string) {
  const [state, setState] = useState(() => nothing(scope))
  const held = state.scope === scope ? state : nothing(scope)
  const store = useRef<SavedAnswers | null>(null)
  /** Of effects that run before the store is open. */
  const early = useRef<Update[]>([])

  useEffect(() => {
    store.current = openSavedAnswers(scope, (answers) => setState({ scope, answers, ready: true }))
    for (const update of early.current.splice(0)) store.current.change(update)
    return () => {
      store.current?.close()
      store.current = null
    }
  }, [scope])

  const keep = useCallback((update: Update) => {
    if (store.current) store.current.change(update)
    else early.current.push(update)
  }, [])
  return [held.answers, held.ready, keep] as const
}

/** Shows what `MARK_WITH_ANSWERS` has hidden, once answers and price have been read; the parts that come with a price call it. */
export function showRestored(): void {
  const { dataset } = document.documentElement
  if (dataset.answers === 'read') delete dataset.answers
  else if (dataset.answers === 'stored') dataset.answers = 'shown'
}

/** `parts`: how many parts come with the price. Those that join call `showRestored`; those that were there before all was read did. */
export function useShownOnce(isRead: boolean, parts: number): void {
  const before = useRef(0)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (!isRead) return void (before.current = parts)
    if (dataset.answers === undefined) return
    const areThere = parts === 0 || (parts <= before.current && dataset.answers === 'shown')
    dataset.answers = 'read'
    if (areThere) showRestored()
  }, [isRead, parts])
}

const HASH = /^#quote=([A-Za-z0-9_-]{22})$/
const schema = async () => (await import('@trade-in-shop/contracts/offers')).Quote

/** `away`: the saved price could not be read. */
export type QuoteState = Quote | 'away' | null

function answersOf({ answers }: Quote): AnswerSet {
  const chosen: Record<string, string[]> = {}
  for (const { questionId, answerId } of answers) (chosen[questionId] ??= []).push(answerId)
  return chosen
}

/**
 * The saved price that the address names in its fragment (U-07), so that the server answers the same page to everybody. Passes
 * its answers to `take`, and removes the fragment, so that a reload does not undo later answers.
 */
export function useQuote(deviceId: string, take: (answers: AnswerSet) => void) {
  const [quote, setQuote] = useState<QuoteState>(null)
  const [isOpening, setOpening] = useState(() => typeof location !== 'undefined' && HASH.test(location.hash))
  const takeQuote = useEffectEvent((found: Quote) => {
    history.replaceState(history.state, '', location.pathname + location.search)
    if (found.device.id !== deviceId) return
    setQuote(found)
    take(answersOf(found))
  })
  useEffect(() => {
    const [, id] = HASH.exec(location.hash) ?? []
    if (id === undefined) return
    let left = false
    ownApiLater({ path: `/api/quotes/${id}`, answer: schema })
      .then(
        (found) => left || takeQuote(found),
        () => left || setQuote('away'),
      )
      .finally(() => left || setOpening(false))
    return () => {
      left = true
    }
  }, [])
  return { quote, isOpening, drop: useCallback(() => setQuote(null), []) }
}
