'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { Illustration, type IllustrationName } from '@/storefront/kit/illustration'
import layout from '@/storefront/kit/layout.module.css'
import classes from './profile.module.css'

type Props = Readonly<{
  drawing: IllustrationName
  title: ReactNode
  /** The result replaced the element with the focus: its heading takes the focus and is thereby read aloud. */
  arriving?: boolean
  children?: ReactNode
  actions?: ReactNode
}>

/** The result of an action: a drawing, one sentence, and links to continue. */
export function ProfileResult({ drawing, title, arriving = true, children, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arriving) heading.current?.focus({ preventScroll: false })
  }, [arriving])
  return (
    <div className={classes.result} data-testid="result">
      <Illustration name={drawing} size="m" />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className={`${layout.lead} ${classes.resultText}`}>{children}</div>}
      {actions && <div className={classes.buttons}>{actions}</div>}
    </div>
  )
}
