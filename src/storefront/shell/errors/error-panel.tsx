import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from '@/storefront/kit/illustration'
import layout from '@/storefront/kit/layout.module.css'
import classes from './error-screen.module.css'

type Props = { brand: string; drawing: IllustrationName; headline: string; lines: readonly string[]; children?: ReactNode }

/** An image, a headline, an explanation, and one link to continue. */
export function ErrorPanel({ brand, drawing, headline, lines, children }: Props) {
  return (
    <div className={`${layout.wrap} ${classes.panel}`}>
      <title>{`${headline} | ${brand}`}</title>
      <Illustration name={drawing} size="xl" />
      <h1>{headline}</h1>
      <div className={classes.lines}>
        {lines.map((line) => (
          <p key={line} className={layout.lead}>
            {line}
          </p>
        ))}
      </div>
      {children}
    </div>
  )
}
