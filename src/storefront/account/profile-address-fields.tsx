'use client'
import { ProfileField } from './profile-field'
import classes from './profile.module.css'

/** Street to city, as everywhere in the shop; the country is the market's. */
export const ProfileAddressFields = () => (
  <div className={classes.grid}>
    <ProfileField name="street" className={classes.wideField} autoComplete="address-line1" />
    <ProfileField name="houseNumber" className={classes.narrowField} autoComplete="off" optional />
    <ProfileField name="postalCode" className={classes.third} inputMode="numeric" autoComplete="postal-code" />
    <ProfileField name="city" className={classes.twoThirds} autoComplete="address-level2" />
  </div>
)
