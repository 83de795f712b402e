'use client'
import { useLayoutEffect, useState, type CSSProperties } from 'react'
import { Button } from '@/storefront/kit/button'
import classes from './consent-banner.module.css'

/** The banner's texts in the shop's language, and the address of the page with details. */
export type ConsentTexts = Readonly<{
  label: string
  text: string
  accept: string
  refuse: string
  more: string
  moreHref: string | null
}>

type Props = Readonly<{ texts: ConsentTexts; onAnswer: (given: boolean) => void }>

/** How much of the page's own bar is at the bottom of the window, in pixels: it scrolls away at the end of what it belongs to. */
const heightAtBottom = (bar: HTMLElement): number => {
  const { height, bottom } = bar.getBoundingClientRect()
  return height - Math.max(0, innerHeight - bottom)
}

/** The height of the page's own bar below the question. A bar that comes or goes changes the height of the page. */
function useBottomBar(): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const bars = [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')]
      setHeight(Math.max(0, ...bars.map(heightAtBottom)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    globalThis.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      globalThis.removeEventListener('scroll', measure)
    }
  }, [])
  return height
}

/**
 * Asks once, at the bottom of the page and without blocking it: both answers have equal weight, and the shop works
 * without one: a bar with the price and the next step is below the question. One sentence in small type, because it is
 * painted late: the largest text is the page's own (decision 65).
 */
export function ConsentBanner({ texts, onAnswer }: Props) {
  const bottom = useBottomBar()
  return (
    <section
      className={classes.banner}
      style={{ '--bar': `${bottom}px` } as CSSProperties}
      aria-label={texts.label}
      data-testid="consent"
    >
      <p>
        {texts.text} {texts.moreHref !== null && <a href={texts.moreHref}>{texts.more}</a>}
      </p>
      <div className={classes.answers}>
        <Button look="quiet" small onClick={() => onAnswer(false)}>
          {texts.refuse}
        </Button>
        <Button look="quiet" small onClick={() => onAnswer(true)}>
          {texts.accept}
        </Button>
      </div>
    </section>
  )
}
