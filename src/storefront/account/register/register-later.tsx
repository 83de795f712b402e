'use client'
import { lazy, Suspense } from 'react'
import layout from '@/storefront/kit/layout.module.css'
import { RegisterAside } from './register-aside'
import { RegisterSkeleton } from './register-skeleton'
import type { RegisterProps } from './register-stage'
import classes from '@/storefront/account/profile/profile.module.css'

const RegisterStage = lazy(async () => ({ default: (await import('./register-stage')).RegisterStage }))

/** The page shows a skeleton until the form's code is loaded. */
export const RegisterLater = (props: RegisterProps) => (
  <div className={classes.stage}>
    <Suspense
      fallback={
        <>
          {props.heading}
          <div className={`${layout.columns} ${layout.columnsEven}`}>
            <RegisterSkeleton />
            <RegisterAside />
          </div>
        </>
      }
    >
      <RegisterStage {...props} />
    </Suspense>
  </div>
)
