'use client'
import type { ReactNode } from 'react'
import { Notice } from '@/storefront/kit/overlays/notice'
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
