'use client'
import { lazy, Suspense, type ComponentProps } from 'react'
import type { ProfileInside } from './profile-inside'
import classes from './profile.module.css'

const Inside = lazy(async () => ({ default: (await import('./profile-inside')).ProfileInside }))

/** The session is read from storage with a schema library that is not in the first load (90 KB). */
export const ProfileInsideLater = (props: ComponentProps<typeof ProfileInside>) => (
  <Suspense
    fallback={
      <div className={classes.stage}>
        {props.heading}
        {props.skeleton}
      </div>
    }
  >
    <Inside {...props} />
  </Suspense>
)
