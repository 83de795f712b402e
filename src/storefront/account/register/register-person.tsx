'use client'
import { useIntl } from 'react-intl'
import { useRewriteBirthDate } from '@/storefront/shop/use-rewrite-birth-date'
import { PasswordField } from '@/storefront/account/login/password-field'
import { ProfileField } from '@/storefront/account/profile/profile-field'
import { ProfileSection } from '@/storefront/account/profile/profile-section'
import classes from '@/storefront/account/profile/profile.module.css'

/** Name and password of the new customer. */
export function RegisterPerson() {
  const intl = useIntl()
  return (
    <ProfileSection id="register-you" title="profile.you">
      <div className={classes.grid}>
        <ProfileField name="firstName" className={classes.half} autoComplete="given-name" />
        <ProfileField name="lastName" className={classes.half} autoComplete="family-name" />
        <ProfileField name="email" type="email" autoComplete="username" help="profile.emailHelp" className={classes.half} />
        <PasswordField name="password" label="profile.password" isNew className={classes.half} />
        <ProfileField
          name="birthDate"
          className={classes.half}
          inputMode="numeric"
          rewrite={useRewriteBirthDate()}
          autoComplete="bday"
          placeholder={intl.formatMessage({ id: 'profile.birthDateExample' })}
          help="profile.birthDateHelp"
          optional
        />
        <ProfileField name="phone" className={classes.half} type="tel" autoComplete="tel" help="profile.phoneHelp" optional />
      </div>
    </ProfileSection>
  )
}
