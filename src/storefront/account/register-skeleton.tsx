import { ProfileSkeleton } from './profile-skeleton'
import classes from './profile.module.css'

/** The form's room: on a phone what stands below it stays under the fold until the form is there, and nothing jumps. */
export const RegisterSkeleton = () => (
  <div className={classes.stage}>
    <ProfileSkeleton fields={6} halves />
  </div>
)
