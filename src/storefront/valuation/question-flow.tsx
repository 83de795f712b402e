'use client'
import type { FormEvent, MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { isWidget } from '@/domain/market/widget-modes'
import { Button } from '@/storefront/kit/button'
import { useHydrated } from '@/storefront/kit/use-hydrated'
import { useShop } from '@/storefront/shop/shop-provider'
import { MovedPrice } from './moved-price'
import { FramedPrice } from './price-bar'
import type { PriceShown } from './price-panel'
import { QuestionItem } from './question-item'
import { useAdvance, useFocusOnOpened, type Valuation } from './use-valuation'
import type { ValuedDevice } from './valued-device'
import classes from './question-flow.module.css'

type Props = Readonly<{ device: ValuedDevice; valuation: Valuation; shown: PriceShown }>

/** The second click of a double click would answer the question that has just opened at the same spot. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1 && event.target instanceof Element && event.target.closest('label')) event.preventDefault()
}

/** All questions of a device in one form; one of them is open, the others are rows. */
export function QuestionFlow({ device, valuation, shown }: Props) {
  const { questions } = device
  const { place, left } = valuation
  const { form, willMove } = useFocusOnOpened(place)
  const hydrated = useHydrated()
  const advance = () => {
    willMove()
    valuation.next()
  }
  const { pick, stay } = useAdvance(place, advance)
  const next = () => {
    stay()
    advance()
  }
  const open = (index: number) => {
    stay()
    willMove()
    valuation.open(index)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    next()
  }
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
        {questions.map((question, index) => (
          <FlowItem
            key={question.id}
            device={device}
            valuation={valuation}
            index={index}
            shown={shown}
            onPick={pick}
            onOpen={open}
          />
        ))}
      </ol>
      <Button type="submit" className={classes.plain} wide>
        <FormattedMessage id="valuation.showPrice" />
      </Button>
    </form>
  )
}

type ItemProps = Readonly<{
  device: ValuedDevice
  valuation: Valuation
  index: number
  shown: PriceShown
  onPick: () => void
  onOpen: (index: number) => void
}>

function FlowItem({ device: { questions }, valuation, index, shown, onPick, onOpen }: ItemProps) {
  const framable = isWidget(useShop().mode)
  const { answers, place, unanswered, steps, preview, left, lastAnswered } = valuation
  const question = questions[index]
  if (!question) return null
  const last = questions.length - 1
  return (
    <QuestionItem
      question={question}
      index={index}
      count={questions.length}
      answers={answers}
      focused={place === index}
      joined={{ above: index > 0 && place !== index - 1, below: index < last && place !== index + 1 }}
      unanswered={unanswered === index}
      onAnswer={(answerId, on) => valuation.answer(question, answerId, on)}
      onPick={question.multiple ? undefined : onPick}
      onOpen={() => onOpen(index)}
      onBack={index > 0 ? () => onOpen(index - 1) : null}
    >
      <div className={classes.end}>
        <MovedPrice
          question={questions.find(({ id }) => id === lastAnswered) ?? question}
          questions={questions}
          steps={steps}
          price={preview.state === 'ready' ? (preview.data?.price.amount ?? null) : null}
        />
        {framable && place === index && <FramedPrice shown={shown} left={left} />}
        {!shown.declined && (
          <Button type="submit" className={classes.next}>
            <FormattedMessage id={left === 0 ? 'valuation.getPrice' : 'valuation.next'} />
          </Button>
        )}
      </div>
    </QuestionItem>
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
