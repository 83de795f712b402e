import type { BlockOf } from '@/domain/content/page-blocks'
import { PlainText } from './rich-text'
import classes from './steps-block.module.css'

export function drawSteps({ heading, steps }: BlockOf<'steps'>) {
  const Title = heading ? 'h3' : 'h2'
  return (
    <>
      {heading && <h2>{heading}</h2>}
      <ol className={classes.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={index} className={classes.step}>
            <Title className={classes.title}>{title}</Title>
            <div className={classes.text}>
              <PlainText text={text} />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
