'use client'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Notice } from '@/storefront/kit/overlays/notice'
import type { ActionProblem } from '@/storefront/account/use-action'
import classes from './profile/profile.module.css'

/**
 * Announces that something was saved. Always rendered, because screen readers announce only changes of an existing
 * element.
 */
export const Saved = ({ children }: { children?: ReactNode }) => (
  <div role="status" className={classes.saved}>
    {children && <Notice kind="done">{children}</Notice>}
  </div>
)

/** Why a form failed, announced to screen readers; nothing without a failure. */
export function ProfileNotice({ failure }: { failure: ActionProblem | null }) {
  if (!failure) return null
  return (
    <Notice kind="warn" live>
      <FormattedMessage id={failure === 'offline' ? 'offline.kept' : `problem.${failure}`} />
    </Notice>
  )
}
