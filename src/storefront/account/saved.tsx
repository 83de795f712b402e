'use client'
import type { ReactNode } from 'react'
import { Notice } from '@/storefront/kit/notice'
import classes from './profile.module.css'

/** Says aloud that something was saved. Its place is there before, so that readers hear it fill. */
export const Saved = ({ children }: { children?: ReactNode }) => (
  <div role="status" className={classes.saved}>
    {children && <Notice kind="done">{children}</Notice>}
  </div>
)
