import type { BlockOf } from '@/domain/content/page-blocks'
import type { Shop } from '@/domain/routing/shop'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import type { MarkPlace } from './mark-place'
import { PlainText } from './rich-text'
import classes from './questions-block.module.css'

export function drawQuestions({ heading, questions }: BlockOf<'questions'>, _: Shop, mark: MarkPlace) {
  return (
    <>
      {heading && <h2 {...mark('heading')}>{heading}</h2>}
      <div className={classes.questions}>
        {questions.map(({ question, answer }, index) => (
          <Disclosure
            key={index}
            className={classes.question}
            summary={
              <span className={classes.words} {...mark(`questions.${index}.question`)}>
                {question}
              </span>
            }
          >
            <div className={classes.answer}>
              <PlainText text={answer} place={mark(`questions.${index}.answer`)} />
            </div>
          </Disclosure>
        ))}
      </div>
    </>
  )
}
