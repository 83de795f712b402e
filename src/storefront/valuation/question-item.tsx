'use client'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Question } from '@/contracts/search'
import { Icon } from '@/storefront/kit/icon'
import { Notice } from '@/storefront/kit/overlays/notice'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { chosenTexts, isChosen, type AnswerSet } from './answer-set'
import classes from './question-item.module.css'

type Props = Readonly<{
  question: Question
  index: number
  count: number
  answers: AnswerSet
  focused: boolean
  /** Whether the row above or below belongs to the same card. */
  joined: Readonly<{ above: boolean; below: boolean }>
  unanswered: boolean
  onAnswer: (answerId: string, on: boolean) => void
  /** A card was clicked or tapped. */
  onPick: (() => void) | undefined
  onOpen: () => void
  /** To the question before; null at the first one. */
  onBack: (() => void) | null
  children: ReactNode
}>

/**
 * One question: the whole card when it is current, else a row that opens it. Both are always in the document, and the
 * style sheet shows one of them; without JavaScript every question is a card of one plain form (U-11).
 */
export function QuestionItem({
  question,
  index,
  count,
  answers,
  focused,
  joined,
  unanswered,
  onAnswer,
  onPick,
  onOpen,
  onBack,
  children,
}: Props) {
  const intl = useIntl()
  const chosen = question.answers.filter(({ id }) => isChosen(answers, question, id)).map(({ id }) => id)
  const marks = { 'data-focused': focused || undefined, 'data-answered': chosen.length > 0 || undefined }
  const edges = { 'data-above': joined.above || undefined, 'data-below': joined.below || undefined }
  return (
    <li className={classes.item} id={question.id} {...marks} {...edges}>
      <AnsweredRow question={question} index={index} texts={chosenTexts(answers, question)} onOpen={onOpen} />
      <div className={classes.card}>
        <Head question={question} index={index} count={count} onBack={onBack} />
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
          onChange={({ target }) => onAnswer(target.value, target.checked)}
          {...(onPick && { onPick })}
          error={unanswered ? intl.formatMessage({ id: 'valuation.chooseAnswer' }) : undefined}
        />
        {children}
      </div>
    </li>
  )
}

type RowProps = Readonly<{ question: Question; index: number; texts: readonly string[]; onOpen: () => void }>

function AnsweredRow({ question, index, texts, onOpen }: RowProps) {
  const answered = texts.length > 0
  return (
    <div className={classes.row}>
      <span className={classes.mark} aria-hidden="true">
        {answered ? <Icon name="check" /> : index + 1}
      </span>
      <p className={classes.text}>
        <span>{question.question}</span>
        {answered && <b>{texts.join(', ')}</b>}
      </p>
      <button className={classes.open} type="button" onClick={onOpen}>
        <FormattedMessage id={answered ? 'valuation.change' : 'valuation.open'} />
        <span className={classes.hidden}>: {question.question}</span>
      </button>
    </div>
  )
}

function Head({ question, index, count, onBack }: Pick<Props, 'question' | 'index' | 'count' | 'onBack'>) {
  return (
    <>
      <div className={classes.position}>
        <p>
          <FormattedMessage id="valuation.position" values={{ index: index + 1, count }} />
        </p>
        {onBack && (
          <button className={classes.back} type="button" onClick={onBack}>
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
