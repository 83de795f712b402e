'use client'
import type { ReactNode, RefCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { bottomBar } from '@/storefront/kit/overlays/bottom-edge'
import type { PriceShown } from './price-panel'
import { PriceText } from './price-text'
import classes from './price-bar.module.css'

/** Of the button that must be seen, so that half of it at the edge of the window is not enough. */
const SEEN_SHARE = 0.6

/** Ref of the primary button at the price: while it can be seen, the bar, which has the same button, is away. */
export const panelButton: RefCallback<HTMLElement> = (button) => {
  if (!button) return
  const mark = (isSeen: boolean) => document.documentElement.toggleAttribute('data-price-seen', isSeen)
  const observer = new IntersectionObserver(([entry]) => mark(entry?.isIntersecting ?? false), { threshold: SEEN_SHARE })
  observer.observe(button)
  return () => {
    observer.disconnect()
    mark(false)
  }
}

type Props = Readonly<{ shown: PriceShown; left: number; children: ReactNode }>

/** The price that stays visible on a phone, with the next step beside it. `FramedPrice` replaces it in a frame. */
export function PriceBar({ shown, left, children }: Props) {
  return (
    <div className={classes.bar} data-bottom-bar ref={bottomBar}>
      <div className={classes.wrap}>
        <BarPrice shown={shown} left={left} />
        {children}
      </div>
    </div>
  )
}

/**
 * The price inside the card of the open question, for a frame that is as high as its page: `position: sticky` has no
 * effect there, because the frame's window is the whole page.
 */
export const FramedPrice = (props: Omit<Props, 'children'>) => (
  <div className={classes.framed} data-testid="framed-price">
    <BarPrice {...props} />
  </div>
)

function BarPrice({ shown, left }: Omit<Props, 'children'>) {
  if (shown.declined)
    return (
      <p className={classes.declined}>
        <FormattedMessage id="valuation.notBought" />
      </p>
    )
  return (
    <p>
      <PriceText amount={shown.amount} size="m" isMaximum={shown.label === 'upTo'} />
      <small>
        <FormattedMessage
          id={shown.label === 'upTo' ? 'valuation.barQuestions' : left > 0 ? 'valuation.barSoFar' : 'valuation.barFinal'}
          values={{ count: left }}
        />
      </small>
    </p>
  )
}
