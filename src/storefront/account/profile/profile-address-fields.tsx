'use client'
import { postalCodeInputMode } from '@/domain/checkout/postal-code'
import { useShop } from '@/storefront/shop/shop-provider'
import { ProfileField } from './profile-field'
import classes from './profile.module.css'

/** Street to city, as in every form of the shop; the country is the market's. */
export function ProfileAddressFields() {
  const { zipFormatRegExp } = useShop()
  return (
    <div className={classes.grid}>
      <ProfileField name="street" className={classes.wideField} autoComplete="address-line1" />
      <ProfileField name="houseNumber" className={classes.narrowField} autoComplete="off" optional />
      <ProfileField
        name="postalCode"
        className={classes.third}
        inputMode={postalCodeInputMode(zipFormatRegExp)}
        autoComplete="postal-code"
      />
      <ProfileField name="city" className={classes.twoThirds} autoComplete="address-level2" />
    </div>
  )
}
