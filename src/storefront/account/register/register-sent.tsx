'use client'
import { FormattedMessage } from 'react-intl'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import type { RegisterLinks } from './register-links'

/** The confirmation, the same for known and unknown addresses. */
export const RegisterSent = ({ email, links }: { email: string; links: RegisterLinks }) => (
  <ProfileResult
    drawing="parcel"
    title={<FormattedMessage id="profile.sentTitle" />}
    actions={
      <>
        <AppLink href={links.login} className={buttonClass({ look: 'quiet' })}>
          <FormattedMessage id="profile.toLogin" />
        </AppLink>
        <AppLink href={links.contact}>
          <FormattedMessage id="profile.sentHelp" />
        </AppLink>
      </>
    }
  >
    <p>
      <FormattedMessage id="profile.sentText" values={{ email: <b key="email">{email}</b> }} />
    </p>
  </ProfileResult>
)
