'use client'
import type { ReactNode } from 'react'
import { Notice } from '@/storefront/kit/notice'

/** Says aloud that something was saved. Its place is there before, so that readers hear it fill. */
export const Saved = ({ children }: { children?: ReactNode }) => (
  <div role="status">{children && <Notice kind="done">{children}</Notice>}</div>
)
