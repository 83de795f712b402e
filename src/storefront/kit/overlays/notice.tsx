import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/storefront/kit/icon'
import classes from './notice.module.css'

type Props = {
  kind?: 'hint' | 'info' | 'warn' | 'error' | 'done'
  /** Screen readers announce it when it appears. */
  live?: boolean
  children: ReactNode
  className?: string | undefined
}
const ICONS: Record<NonNullable<Props['kind']>, IconName> = {
  hint: 'hint',
  info: 'info',
  warn: 'alert',
  error: 'alert',
  done: 'check',
}

/** A note about the content beside it. Amber only for deadlines and differences, red only for errors. */
export function Notice({ kind = 'info', live, children, className }: Props) {
  const role = live ? (kind === 'error' ? 'alert' : 'status') : undefined
  return (
    <div className={[classes.notice, classes[kind], className].filter(Boolean).join(' ')} role={role}>
      <Icon name={ICONS[kind]} className={classes.icon} />
      <div>{children}</div>
    </div>
  )
}
