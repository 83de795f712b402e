'use client'
import type { ComponentProps } from 'react'
import { onFirstRender } from '@/storefront/kit/lazy'
import type { ProfileInside } from './profile-inside'
import classes from './profile.module.css'

/** The session is read from storage with zod, which is not in the first load. */
export const ProfileInsideLater = onFirstRender<ComponentProps<typeof ProfileInside>>(
  async () => (await import('./profile-inside')).ProfileInside,
  ({ heading, skeleton }) => (
    <div className={classes.stage}>
      {heading}
      {skeleton}
    </div>
  ),
)
