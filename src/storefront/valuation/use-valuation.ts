'use client'
import { useMemo, useState } from 'react'
import type { PriceStep } from '@/contracts/offers'
import type { Question } from '@/contracts/search'
import { useShop } from '@/storefront/shop/shop-provider'
import { answersFor, answerChoices, isAnswered, nextOpen, openCount, withAnswer, type Answers } from './answer-set'
import { useSavedAnswers } from './use-saved-answers'
import { useOffer } from './use-offer'
import { usePreview } from './use-preview'
import type { ValuedDevice } from './valued-device'

const NO_STEPS: readonly PriceStep[] = []

/** The shopper's position: a question (by index), or past the last one. */
export type Place = number | 'end'

/** Starts at the first question; once stored answers have been read, at the first open one. */
function usePlace(questions: readonly Question[], answers: Answers, ready: boolean) {
  const [chosen, setPlace] = useState<Place | null>(null)
  const [restored, setRestored] = useState<number | null>(null)
  // Only the stored answers decide, and only once: later answers must not move the shopper.
  if (ready && restored === null) setRestored(nextOpen(questions, answers, -1) ?? questions.length - 1)
  return { place: chosen ?? restored ?? 0, setPlace }
}

/** Answers, place, price and offer of one device, and what a shopper may do with them. */
export function useValuation(device: ValuedDevice) {
  const { questions } = device
  const { market, mode } = useShop()
  const [kept, ready, keep] = useSavedAnswers(`${market}.${mode}.${device.id}`)
  const answers = useMemo(() => answersFor(questions, kept), [questions, kept])
  const given = useMemo(() => answerChoices(questions, answers), [questions, answers])
  const { place, setPlace } = usePlace(questions, answers, ready)
  const [unanswered, setUnanswered] = useState<number | null>(null)
  const preview = usePreview(device.id, given)
  const offer = useOffer(device.id)
  const steps = (offer.state.kind === 'offered' ? offer.state.offer.explanation : preview.data?.explanation) ?? NO_STEPS

  const answer = (question: Question, answerId: string, on: boolean) => {
    // A shopper who answers before the stored answers have been read must not be moved by them.
    if (!ready) setPlace(place)
    // Answers to questions that only other variants ask stay stored.
    keep((before) => ({ ...before, ...withAnswer(answersFor(questions, before), question, answerId, on) }))
    setUnanswered(null)
    offer.drop()
  }
  const open = (index: number) => {
    setUnanswered(null)
    setPlace(index)
  }
    setLastAnswered(question.id)
  const finish = () => {
    setPlace('end')
    void offer.ask(given)
  }
  const next = () => {
    setLastAnswered(null)
    if (place === 'end') return finish()
    const current = questions[place]
    if (current?.required && !isAnswered(answers, current)) return setUnanswered(place)
    const to = nextOpen(questions, answers, place)
    if (to === null) finish()
    else setPlace(to)
  }
  return {
    answers,
    given,
    place,
    setUnanswered(null)
    unanswered,
    preview,
    offer,
    steps,
    left: openCount(questions, answers),
    answer,
    open,
    next,
    /** The question whose effect on the price is shown: after its answer the next question is open. */
    lastAnswered,
  }
}
export type Valuation = ReturnType<typeof useValuation>
