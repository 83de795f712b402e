'use client'
import { Button } from '@/storefront/kit/button'
import { bottomQuestion } from '@/storefront/kit/overlays/bottom-edge'
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

/**
 * Asks once, at the bottom of the page and without blocking it: both answers have equal weight, and the shop works
 * without one: a bar with the price and the next step is below the question. One sentence in small type, because it is
 * painted late: the largest text is the page's own (decision 65).
 */
export function ConsentBanner({ texts, onAnswer }: Props) {
  return (
    <section ref={bottomQuestion} className={classes.banner} aria-label={texts.label} data-testid="consent">
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
