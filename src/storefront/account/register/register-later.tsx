'use client'
import { ProfileSkeleton } from '@/storefront/account/profile/profile-skeleton'
import layout from '@/storefront/kit/layout.module.css'
import { onFirstRender } from '@/storefront/kit/lazy'
import { RegisterAside } from './register-aside'
import type { RegisterProps } from './register-stage'
import classes from '@/storefront/account/profile/profile.module.css'

/**
 * Reserves the form's height: on a phone the content below stays outside the screen until the form is loaded, so
 * nothing jumps.
 */
export const RegisterSkeleton = () => (
  <div className={classes.stage}>
    <ProfileSkeleton fields={6} halves />
  </div>
)

const Stage = onFirstRender<RegisterProps>(
  async () => (await import('./register-stage')).RegisterStage,
  ({ heading }) => (
    <>
      {heading}
      <div className={`${layout.columns} ${layout.columnsEven}`}>
        <RegisterSkeleton />
        <RegisterAside />
      </div>
    </>
  ),
)

/** The page shows a skeleton until the form's code is loaded. */
export const RegisterLater = (props: RegisterProps) => (
  <div className={classes.stage}>
    <Stage {...props} />
  </div>
)
