'use client'
import { ProfileField } from './profile-field'
import classes from './profile.module.css'

/** Bank account, or PayPal address typed twice. `stacked`: one below the other, where there is no space beside. */
export function ProfilePaymentFields({ paypal, stacked = false }: { paypal: boolean; stacked?: boolean }) {
  const beside = (width: string | undefined) => (stacked ? undefined : width)
  return (
    <div className={classes.grid}>
      {paypal ? (
        <>
          <ProfileField key="account" name="paypalAccount" className={beside(classes.half)} type="email" autoComplete="off" />
          <ProfileField key="repeat" name="paypalRepeat" className={beside(classes.half)} type="email" autoComplete="off" />
        </>
      ) : (
        <>
          <ProfileField
            key="iban"
            name="iban"
            className={[beside(classes.twoThirds), classes.iban].filter(Boolean).join(' ')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <ProfileField key="holder" name="holder" className={beside(classes.third)} autoComplete="name" />
        </>
      )}
    </div>
  )
}
