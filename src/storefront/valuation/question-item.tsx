'use client'
import { memo, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Question } from '@trade-in-shop/contracts/search'
import { Icon } from '@/storefront/kit/icon'
import { Notice } from '@/storefront/kit/overlays/notice'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import surface from '@/storefront/kit/surface.module.css'
import classes from './question-item.module.css'

type Props = Readonly<{
  question: Question
  index: number
  count: number
  /** Ids of answers, one a line: a text is equal where nothing has changed. */
  chosen: string
  focused: boolean
  /** Whether the row above or below belongs to the same card. */
  joinedAbove: boolean
  joinedBelow: boolean
  unanswered: boolean
  /** Whether the text of a search was about it. */
  typed: boolean
  onAnswer: (question: Question, answerId: string, on: boolean) => void
  /** A card was clicked or tapped. */
  onPick: () => void
  onOpen: (index: number) => void
  children: ReactNode
}>

/** Whether a tap on this answer leaves nothing more to choose: of several, the first one excludes the others. */
const endsQuestion = ({ multiple, answers }: Question, chosen: readonly string[], id: string): boolean =>
  !multiple || (id === answers[0]?.id && !chosen.includes(id))

/**
 * One question: the whole card when it is current, else a row that opens it. Both are always in the document, and the
 * style sheet shows one of them; without JavaScript every question is a card of one plain form (U-11). An answer renders its own
 * question and those that open or close, because a device has up to a dozen.
 */
export const QuestionItem = memo(function QuestionItem(props: Props) {
  const { question, index, focused, unanswered, onAnswer, onPick, onOpen, children } = props
  const mark = props.typed && (
    <>
      {' '}
      <small className={surface.chip}>
        <FormattedMessage id="valuation.typed" />
      </small>
    </>
  )
  const intl = useIntl()
  const chosen = props.chosen.split('\n')
  const texts = question.answers.filter(({ id }) => chosen.includes(id)).map(({ text }) => text)
  const marks = { 'data-focused': focused || undefined, 'data-answered': texts.length > 0 || undefined }
  const edges = { 'data-above': props.joinedAbove || undefined, 'data-below': props.joinedBelow || undefined }
  return (
    <li className={classes.item} id={question.id} {...marks} {...edges}>
      <AnsweredRow question={question} index={index} texts={texts} mark={mark} onOpen={() => onOpen(index)} />
      <div className={classes.card}>
        <Head question={question} index={index} count={props.count} mark={mark} onOpen={onOpen} />
        {question.description && (
          <Notice kind="hint" className={classes.hint}>
            {question.description}
          </Notice>
        )}
        {question.multiple && !question.description && (
          <p className={classes.several}>
            <FormattedMessage id="valuation.several" />
          </p>
        )}
        <RadioCards
          id={`${question.id}-choice`}
          name={question.id}
          legend={question.question}
          legendHidden
          twoColumns
          multiple={question.multiple}
          required={question.required && !question.multiple}
          choices={question.answers.map(({ id, text, hint }) => ({ id, value: id, title: text, text: hint }))}
          value={chosen}
          onChange={({ target }) => onAnswer(question, target.value, target.checked)}
          onPick={(id) => endsQuestion(question, chosen, id) && onPick()}
          error={unanswered ? intl.formatMessage({ id: 'valuation.chooseAnswer' }, { question: question.question }) : undefined}
        />
        {children}
      </div>
    </li>
  )
})

type Marked = Readonly<{ mark: ReactNode }>
type RowProps = Readonly<{ question: Question; index: number; texts: readonly string[]; onOpen: () => void }> & Marked

function AnsweredRow({ question, index, texts, mark, onOpen }: RowProps) {
  const answered = texts.length > 0
  return (
    <div className={classes.row}>
      <span className={classes.mark} aria-hidden="true">
        {answered ? <Icon name="check" /> : index + 1}
      </span>
      <p className={classes.text}>
        <span>{question.question}</span>
        {mark}
        {answered && <b>{texts.join(', ')}</b>}
      </p>
      <button className={classes.open} type="button" onClick={onOpen}>
        <FormattedMessage id={answered ? 'valuation.change' : 'valuation.open'} />
        <span className={classes.hidden}>: {question.question}</span>
      </button>
    </div>
  )
}

type HeadProps = Pick<Props, 'question' | 'index' | 'count' | 'onOpen'> & Marked

function Head({ question, index, count, mark, onOpen }: HeadProps) {
  return (
    <>
      <div className={classes.position}>
        <p>
          <FormattedMessage id="valuation.position" values={{ index: index + 1, count }} />
          {mark}
        </p>
        {index > 0 && (
          <button className={classes.back} type="button" onClick={() => onOpen(index - 1)}>
            <FormattedMessage id="valuation.back" />
          </button>
        )}
      </div>
      <h2 className={classes.title} tabIndex={-1}>
        {question.question}
      </h2>
    </>
  )
}
