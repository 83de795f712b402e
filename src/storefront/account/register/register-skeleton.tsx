import { ProfileSkeleton } from '@/storefront/account/profile/profile-skeleton'
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
