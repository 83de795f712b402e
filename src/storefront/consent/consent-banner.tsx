'use client'
import { Button } from '@/storefront/kit/button'
import classes from './consent-banner.module.css'

/** The banner's words in the shop's language, and where it says more. */
export type ConsentTexts = Readonly<{
  label: string
  text: string
  accept: string
  refuse: string
  more: string
  moreHref: string | null
}>

type Props = Readonly<{ texts: ConsentTexts; onAnswer: (given: boolean) => void }>

/** Asks once, below the page and without holding anybody up: both answers weigh the same, and the shop works meanwhile. */
export function ConsentBanner({ texts, onAnswer }: Props) {
  return (
    <section className={classes.banner} aria-label={texts.label} data-testid="consent">
      <p>
        {texts.text} {texts.moreHref !== null && <a href={texts.moreHref}>{texts.more}</a>}
      </p>
      <div className={classes.answers}>
        <Button look="quiet" onClick={() => onAnswer(false)}>
          {texts.refuse}
        </Button>
        <Button look="quiet" onClick={() => onAnswer(true)}>
          {texts.accept}
        </Button>
      </div>
    </section>
  )
}
