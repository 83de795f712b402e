'use client'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '@/storefront/kit/fields/checkbox'
import { faultText } from '@/storefront/account/profile/profile-field'
import type { RegisterLinks } from './register-links'
import type { RegisterValues } from './register-values'
import classes from '@/storefront/account/profile/profile.module.css'

/** Opens in a new tab, so that nothing typed is lost. */
const pageLink = (href: string | null) => (text: ReactNode[]) =>
  href ? (
    <a href={href} target="_blank" rel="noopener">
      {text}
    </a>
  ) : (
    <>{text}</>
  )

/** The newsletter, where the market has one, and the terms. */
export function RegisterConsent({ links, newsletter }: { links: RegisterLinks; newsletter: boolean }) {
  const intl = useIntl()
  const { register, formState } = useFormContext<RegisterValues>()
  return (
    <div className={classes.rows}>
      {newsletter && (
        <Checkbox {...register('newsletter')} id="register-newsletter" label={<FormattedMessage id="profile.newsletterBox" />} />
      )}
      <Checkbox
        {...register('terms')}
        id="register-terms"
        label={
          <FormattedMessage id="profile.terms" values={{ terms: pageLink(links.terms), privacy: pageLink(links.privacy) }} />
        }
        error={faultText(intl, formState.errors, 'terms')}
      />
    </div>
  )
}
