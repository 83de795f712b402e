import type { BlockOf } from '@/domain/content/page-blocks'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import { PlainText } from './rich-text'
import classes from './questions-block.module.css'

export function drawQuestions({ heading, questions }: BlockOf<'questions'>) {
  return (
    <>
      {heading && <h2>{heading}</h2>}
      <div className={classes.questions}>
        {questions.map(({ question, answer }, index) => (
          <Disclosure key={index} className={classes.question} summary={<span className={classes.words}>{question}</span>}>
            <div className={classes.answer}>
              <PlainText text={answer} />
            </div>
          </Disclosure>
        ))}
      </div>
    </>
  )
}
