import type { ReactNode } from 'react'
import { Icon } from '@/storefront/kit/icon'
import classes from './disclosure.module.css'

/** An expandable section without JavaScript: `details` and `summary`. */
export function Disclosure({
  summary,
  open,
  children,
  className,
}: {
  summary: ReactNode
  open?: boolean
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <details className={[classes.details, className].filter(Boolean).join(' ')} {...(open && { open })}>
      <summary className={classes.summary}>
        {summary}
        <Icon name="down" small className={classes.icon} />
      </summary>
      {children}
    </details>
  )
}
