'use client'
import { type FormEvent, type MouseEvent, useState, useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Question } from '@trade-in-shop/contracts/search'
import { isWidget } from '@/domain/market/widget-modes'
import { Button } from '@/storefront/kit/button'
import { useHydrated } from '@/runtime/use-hydrated'
import { useShop } from '@/storefront/shop/shop-provider'
import { chosenIds, isAnswered } from './answer-set'
import { MovedPrice } from './moved-price'
import { FramedPrice } from './price-bar'
import type { PriceShown } from './price-panel'
import { QuestionItem } from './question-item'
import { useAdvance, useFocusOnOpened, useLatest, type Valuation } from './use-valuation'
import { DECLINED_ID, type ValuationLinks, type ValuedDevice } from './valued-device'
import { StoppedLater } from './lazy-parts'
import classes from './question-flow.module.css'

type Props = Readonly<{ device: ValuedDevice; valuation: Valuation; shown: PriceShown; links: ValuationLinks }>

/** The second click of a double click would answer the question that has just opened at the same spot. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1 && event.target instanceof Element && event.target.closest('label')) event.preventDefault()
}

/** Where the flow has stopped, "next" leads to the reason. */
const showReason = () => document.getElementById(DECLINED_ID)?.focus()

type Steps = Readonly<{
  answer: (question: Question, answerId: string, on: boolean) => void
  open: (index: number) => void
}>

/** The same functions at each render, which call the latest ones: a question is rendered again only when it changes. */
function useSteadySteps(steps: Steps): Steps {
  const latest = useLatest(steps)
  const [steady] = useState<Steps>(() => ({
    answer: (...given) => latest.current.answer(...given),
    open: (index) => latest.current.open(index),
  }))
  return steady
}

function useFlow(valuation: Valuation) {
  const { form, willMove } = useFocusOnOpened(valuation.place)
  const advance = () => {
    willMove()
    valuation.next()
  }
  const { pick, stay } = useAdvance(valuation, advance)
  const open = (index: number) => {
    stay()
    willMove()
    valuation.open(index)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    stay()
    if (valuation.stop !== null && valuation.stop === valuation.place) return showReason()
    advance()
  }
  return { form, onSubmit, pick, ...useSteadySteps({ answer: valuation.answer, open }) }
}

const never = () => () => {}

/** The codes of the questions that a typed condition is about, among other parts of the fragment (`formatTypedQuestions`). */
const useTypedQuestions = (): readonly string[] =>
  useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  ).split(/[=,]/)

/** All questions of a device in one form; one of them is open, the others are rows. */
export function QuestionFlow({ device, valuation, shown, links }: Props) {
  const { questions } = device
  const { answers, place, left, unanswered } = valuation
  const { form, onSubmit, pick, answer, open } = useFlow(valuation)
  const hydrated = useHydrated()
  const typed = useTypedQuestions()
  // Of a device that is not bought no further question is open.
  const listed = questions.flatMap((question, index) =>
    valuation.stop === null || place === index || isAnswered(answers, question) ? [{ question, index }] : [],
  )
  return (
    <form
      ref={form}
      id="valuation"
      className={classes.flow}
      method="post"
      action="/api/offers/form"
      noValidate={hydrated}
      onSubmit={onSubmit}
      onClickCapture={ignoreDoubleClick}
    >
      <input type="hidden" name="device" value={device.id} />
      <Progress done={questions.length - left} count={questions.length} place={place} />
      <ol>
        {listed.map(({ question, index }, nth) => (
          <QuestionItem
            key={question.id}
            question={question}
            index={index}
            count={questions.length}
            chosen={chosenIds(answers, question).join('\n')}
            focused={place === index}
            joinedAbove={nth > 0 && place !== listed[nth - 1]?.index}
            joinedBelow={nth < listed.length - 1 && place !== listed[nth + 1]?.index}
            unanswered={unanswered === index}
            typed={typed.includes(question.code)}
            onAnswer={answer}
            onPick={pick}
            onOpen={open}
          >
            {place === index &&
              (shown.declined && valuation.stop === index ? (
                <StoppedLater declined={shown.declined} links={links} isAnswered={valuation.lastAnswered !== null} />
              ) : (
                <ItemEnd question={question} device={device} valuation={valuation} shown={shown} />
              ))}
          </QuestionItem>
        ))}
      </ol>
      <Button type="submit" className={classes.plain} wide>
        <FormattedMessage id="valuation.showPrice" />
      </Button>
    </form>
  )
}

type EndProps = Readonly<{ question: Question; device: ValuedDevice; valuation: Valuation; shown: PriceShown }>

/** Below the answers of the open question: how the last answer has changed the price, and the way on. */
function ItemEnd({ question, device: { questions }, valuation, shown }: EndProps) {
  const framable = isWidget(useShop().mode)
  const { steps, preview, left, lastAnswered } = valuation
  return (
    <div className={classes.end} data-begun={valuation.given.length > 0 || undefined}>
      <MovedPrice
        question={questions.find(({ id }) => id === lastAnswered) ?? question}
        questions={questions}
        steps={steps}
        price={preview.state === 'ready' ? (preview.data?.price.amount ?? null) : null}
      />
      {framable && <FramedPrice shown={shown} left={left} />}
      <Button type="submit" className={classes.next}>
        <FormattedMessage id={shown.declined ? 'valuation.whyNot' : left === 0 ? 'valuation.getPrice' : 'valuation.next'} />
      </Button>
    </div>
  )
}

function Progress({ done, count, place }: { done: number; count: number; place: Valuation['place'] }) {
  return (
    <div className={classes.progress}>
      <span>
        <FormattedMessage id="valuation.progress" values={{ done, count }} />
      </span>
      <span className={classes.bars} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} data-state={index < done ? 'done' : index === done && place !== 'end' ? 'now' : undefined} />
        ))}
      </span>
    </div>
  )
}
