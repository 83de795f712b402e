'use client'
import useEmblaCarousel from 'embla-carousel-react'
import { Children, type ReactNode } from 'react'
import { Icon } from '@/storefront/kit/icon'
import { CAROUSEL_INTERVAL_MS, SWIPE_THRESHOLD_PX } from '@/storefront/kit/ui-constants'
import classes from './quote-slider.module.css'
import { useCarousel } from './use-carousel'

type Words = Readonly<{ label: string; role: string; previous: string; next: string; pause: string; play: string }>
type Props = { words: Words; positions: readonly string[]; children: ReactNode }

/**
 * Opinions one after the other. It moves on every 5 s, rests under the pointer and while something in it has the
 * focus, has a button that stops it, and does not move by itself for people who asked for less motion (L-06).
 */
export function QuoteSlider({ words, positions, children }: Props) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, dragThreshold: SWIPE_THRESHOLD_PX })
  const { index, stopped, setStopped, setResting } = useCarousel(embla, CAROUSEL_INTERVAL_MS)
  return (
    <div
      className={classes.slider}
      role="group"
      aria-roledescription={words.role}
      aria-label={words.label}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <div className={classes.viewport} ref={viewport}>
        <div className={classes.track} aria-live={stopped ? 'polite' : 'off'}>
          {Children.map(children, (child, position) => (
            <div className={classes.slide} role="group" aria-label={positions[position]} aria-hidden={position !== index}>
              {child}
            </div>
          ))}
        </div>
      </div>
      <div className={classes.pager}>
        <button type="button" className={classes.round} aria-label={words.previous} onClick={() => embla?.scrollPrev()}>
          <Icon name="back" small />
        </button>
        <button type="button" className={classes.round} aria-label={words.next} onClick={() => embla?.scrollNext()}>
          <Icon name="forward" small />
        </button>
        <button
          type="button"
          className={classes.round}
          aria-label={stopped ? words.play : words.pause}
          onClick={() => setStopped(!stopped)}
        >
          <Icon name={stopped ? 'play' : 'pause'} small />
        </button>
        <span className={classes.count}>{positions[index]}</span>
      </div>
    </div>
  )
}
