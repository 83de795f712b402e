import type { BlockOf } from '@/domain/content/page-blocks'
import type { Shop } from '@/domain/routing/shop'
import type { MarkPlace } from './mark-place'
import { PlainText } from './rich-text'
import classes from './steps-block.module.css'

export function drawSteps({ heading, steps }: BlockOf<'steps'>, _: Shop, mark: MarkPlace) {
  const Title = heading ? 'h3' : 'h2'
  return (
    <>
      {heading && <h2 {...mark('heading')}>{heading}</h2>}
      <ol className={classes.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={index} className={classes.step}>
            <Title className={classes.title} {...mark(`steps.${index}.title`)}>
              {title}
            </Title>
            <div className={classes.text}>
              <PlainText text={text} place={mark(`steps.${index}.text`)} />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
