'use client'
import type { EmblaCarouselType } from 'embla-carousel'
import { Children, type ReactNode, type Ref } from 'react'
import { Icon } from '@/storefront/kit/icon'
import classes from './quote-slider.module.css'

type Words = Readonly<{ label: string; role: string; previous: string; next: string; pause: string; play: string }>
export type QuotesProps = { words: Words; positions: readonly string[]; children: ReactNode }
type Carousel = Readonly<{
  embla: EmblaCarouselType | undefined
  index: number
  stopped: boolean
  setStopped: (stopped: boolean) => void
  setResting: (resting: boolean) => void
}>

/** The slides and their buttons; until the carousel's code is loaded the first slide is shown in the same place. */
export function QuoteSlides({
  words,
  positions,
  children,
  viewport,
  carousel,
}: QuotesProps & { viewport?: Ref<HTMLDivElement>; carousel?: Carousel }) {
  const index = carousel?.index ?? 0
  const rest = (resting: boolean) => () => carousel?.setResting(resting)
  return (
    <div
      className={classes.slider}
      role="group"
      aria-roledescription={words.role}
      aria-label={words.label}
      onPointerEnter={rest(true)}
      onPointerLeave={rest(false)}
      onFocus={rest(true)}
      onBlur={rest(false)}
    >
      <div className={classes.viewport} ref={viewport}>
        <div className={classes.track} aria-live={carousel?.stopped ? 'polite' : 'off'}>
          {Children.map(children, (child, position) => (
            <div className={classes.slide} role="group" aria-label={positions[position]} aria-hidden={position !== index}>
              {child}
            </div>
          ))}
        </div>
      </div>
      <Pager words={words} position={positions[index] ?? ''} carousel={carousel} />
    </div>
  )
}

function Pager({ words, position, carousel }: { words: Words; position: string; carousel: Carousel | undefined }) {
  const stopped = carousel?.stopped ?? false
  return (
    <div className={classes.pager}>
      <button type="button" className={classes.round} aria-label={words.previous} onClick={() => carousel?.embla?.scrollPrev()}>
        <Icon name="back" small />
      </button>
      <button type="button" className={classes.round} aria-label={words.next} onClick={() => carousel?.embla?.scrollNext()}>
        <Icon name="forward" small />
      </button>
      <button
        type="button"
        className={classes.round}
        aria-label={stopped ? words.play : words.pause}
        onClick={() => carousel?.setStopped(!stopped)}
      >
        <Icon name={stopped ? 'play' : 'pause'} small />
      </button>
      <span className={classes.count}>{position}</span>
    </div>
  )
}
