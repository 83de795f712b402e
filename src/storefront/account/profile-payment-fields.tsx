'use client'
import { ProfileField } from './profile-field'
import classes from './profile.module.css'

/** Bank account, or PayPal address typed twice. */
export function ProfilePaymentFields({ paypal }: { paypal: boolean }) {
  return (
    <div className={classes.grid}>
      {paypal ? (
        <>
          <ProfileField key="account" name="paypalAccount" className={classes.half} type="email" autoComplete="off" />
          <ProfileField key="repeat" name="paypalRepeat" className={classes.half} type="email" autoComplete="off" />
        </>
      ) : (
        <>
          <ProfileField
            key="iban"
            name="iban"
            className={`${classes.twoThirds} ${classes.iban}`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <ProfileField key="holder" name="holder" className={classes.third} autoComplete="name" />
        </>
      )}
    </div>
  )
}
