'use client'
import { lazy, Suspense } from 'react'
import { ProfileSkeleton } from './profile-skeleton'
import type { RegisterProps } from './register-stage'
import classes from './profile.module.css'

const RegisterStage = lazy(async () => ({ default: (await import('./register-stage')).RegisterStage }))

/** The page stands before its code is there. */
export const RegisterLater = (props: RegisterProps) => (
  <div className={classes.stage}>
    <Suspense
      fallback={
        <>
          {props.heading}
          <ProfileSkeleton fields={6} halves />
        </>
      }
    >
      <RegisterStage {...props} />
    </Suspense>
  </div>
)
