'use client'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Declined, PriceStep } from '@trade-in-shop/contracts/offers'
import type { Question } from '@trade-in-shop/contracts/search'
import { useShop } from '@/storefront/shop/shop-provider'
import { answersFor, answerChoices, isAnswered, nextOpen, openCount, withAnswer, type AnswerSet } from './answer-set'
import { answersScope } from './saved-answers'
import { type QuoteState, useQuote, useSavedAnswers, useShownOnce } from './use-saved-answers'
import { useOffer } from './use-offer'
import { type Preview, usePreview } from './use-preview'
import type { ValuedDevice } from './valued-device'

const NO_STEPS: readonly PriceStep[] = []

/** The shopper's position: a question (by index), or past the last one. */
export type QuestionPlace = number | 'end'

/** Starts at the first question; once stored answers have been read, at the first open one. */
function usePlace(questions: readonly Question[], answers: AnswerSet, ready: boolean) {
  const [chosen, setPlace] = useState<QuestionPlace | null>(null)
  const [restored, setRestored] = useState<number | null>(null)
  // Only the stored answers decide, and only once: later answers must not move the shopper.
  if (ready && restored === null) setRestored(nextOpen(questions, answers, -1) ?? questions.length - 1)
  return { place: chosen ?? restored ?? 0, setPlace }
}

/** The question whose answer excludes the device, by index; -1 where no answer does. */
const stoppingQuestion = (questions: readonly Question[], declined: Declined | null | undefined): number =>
  declined ? questions.findIndex(({ code }) => declined.code.startsWith(`${code}.`)) : -1

/** A device that an answer excludes: the flow stops at that question, and other questions can be opened from there. */
function useStop(
  questions: readonly Question[],
  declined: Declined | null | undefined,
  stopAt: (index: number) => void,
): number | null {
  const stop = stoppingQuestion(questions, declined)
  const [stopped, setStopped] = useState(-1)
  if (stop !== stopped) {
    setStopped(stop)
    if (stop !== -1) stopAt(stop)
  }
  return stop === -1 ? null : stop
}

/** How many parts come with the price: its reasons or why nothing is paid, and what a saved price says. */
function partsOf({ data, state }: Preview, steps: readonly PriceStep[], quote: QuoteState): number {
  const hasReasons = data !== null && (data.declined !== null || steps.length > 0)
  const saysSaved = quote !== null && (data !== null || state === 'failed')
  return Number(hasReasons) + Number(saysSaved)
}

/** Answers, place, price and offer of one device, and what a shopper may do with them. */
export function useValuation(device: ValuedDevice) {
  const { questions } = device
  const { market, mode } = useShop()
  const [kept, ready, keep] = useSavedAnswers(answersScope(market, mode, device.model))
  const answers = useMemo(() => answersFor(questions, kept), [questions, kept])
  const given = useMemo(() => answerChoices(questions, answers), [questions, answers])
  const { place, setPlace } = usePlace(questions, answers, ready)
  const [unanswered, setUnanswered] = useState<number | null>(null)
  const [lastAnswered, setLastAnswered] = useState<string | null>(null)
  const saved = useQuote(device.id, (found) => {
    keep((before) => ({ ...before, ...found }))
    setPlace(nextOpen(questions, answersFor(questions, found), -1) ?? questions.length - 1)
  })
  const preview = usePreview(device.id, given)
  const offer = useOffer(device.id)
  const steps = (offer.state.kind === 'offered' ? offer.state.offer.explanation : preview.data?.explanation) ?? NO_STEPS
  const stop = useStop(questions, (offer.state.kind === 'declined' ? offer.state.offer : preview.data)?.declined, setPlace)
  useShownOnce(ready && !saved.isOpening && preview.state !== 'loading', partsOf(preview, steps, saved.quote))

  const answer = (question: Question, answerId: string, on: boolean) => {
    // A shopper who answers before the stored answers have been read must not be moved by them.
    if (!ready) setPlace(place)
    // Answers to questions that only other variants ask stay stored.
    keep((before) => ({ ...before, ...withAnswer(answersFor(questions, before), question, answerId, on) }))
    setUnanswered(null)
    setLastAnswered(question.id)
    offer.drop()
    saved.drop()
  }
  const open = (index: number) => {
    setUnanswered(null)
    setLastAnswered(null)
    setPlace(index)
  }
  const finish = () => {
    setPlace('end')
    void offer.ask(given)
  }
  const next = () => {
    if (stop !== null) return setPlace(stop)
    if (place === 'end') return finish()
    const current = questions[place]
    if (current?.required && !isAnswered(answers, current)) return setUnanswered(place)
    const to = nextOpen(questions, answers, place)
    return to === null ? finish() : setPlace(to)
  }
  return {
    answers,
    given,
    place,
    unanswered,
    /** The question where the flow stops, because its answer excludes the device. */
    stop,
    /** The question whose effect on the price is shown: after its answer the next question is open. */
    lastAnswered,
    preview,
    /** The saved price that the address named, until an answer is changed. */
    quote: saved.quote,
    offer,
    steps,
    left: openCount(questions, answers),
    answer,
    open,
    next,
  }
}
export type Valuation = ReturnType<typeof useValuation>

/**
 * Moves the focus to the question that has just been opened, or after the last one to the price; never at the first
 * render.
 */
export function useFocusOnOpened(place: QuestionPlace) {
  const form = useRef<HTMLFormElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    const opened = form.current?.querySelector<HTMLElement>('[data-focused] h2')
    const title = place === 'end' ? document.getElementById('price') : opened
    title?.focus({ preventScroll: true })
    const card = place === 'end' ? title : title?.closest('li')
    card?.scrollIntoView({ block: 'nearest' })
    // A card that is higher than the screen and covers it is near already, with its heading out of sight.
    title?.scrollIntoView({ block: 'nearest' })
  }, [place])
  return { form, willMove: () => void (moved.current = true) }
}

/** What the latest render had, for functions that are the same at each render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => void (latest.current = value))
  return latest
}

/** How long the chosen card is shown before the next question opens, in ms. */
const PAUSE_MS = 250
/** How long the next question waits for the price of an answer, which may exclude the device. */
const MAX_WAIT_MS = 1500

/**
 * Goes on by itself after a click or tap on an answer. Visitors with a keyboard or a screen reader press "next", because the
 * arrow keys choose answers on their way. A tap renders nothing by itself: the answer that comes with it does.
 */
export function useAdvance({ place, preview }: Pick<Valuation, 'place' | 'preview'>, next: () => void) {
  const latest = useLatest({ place, isPriced: preview.state !== 'loading', next })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stay = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => stay, [stay])
  const pick = useCallback(() => {
    stay()
    const from = latest.current.place
    const end = performance.now() + MAX_WAIT_MS
    const advance = () => {
      const { place: at, isPriced, next: goOn } = latest.current
      if (at !== from) return
      if (isPriced || performance.now() > end) goOn()
      else timer.current = setTimeout(advance, PAUSE_MS / 5)
    }
    timer.current = setTimeout(advance, PAUSE_MS)
  }, [latest, stay])
  return { pick, stay }
}
