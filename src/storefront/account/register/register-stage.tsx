'use client'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFragment } from '@/storefront/account/password/use-fragment'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { onFirstRender } from '@/storefront/kit/lazy'
import { RegisterAside } from './register-aside'
import { RegisterForm } from './register-form'
import type { RegisterLinks } from './register-links'
import layout from '@/storefront/kit/layout.module.css'

/** The confirmation, the same for known and unknown addresses. */
const RegisterSent = ({ email, links }: { email: string; links: RegisterLinks }) => (
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

/** Loaded on demand, because most visitors do not follow a mail's link. */
const ActivationPanel = onFirstRender(async () => (await import('./activation-panel')).ActivationPanel)

type Props = Readonly<{
  links: RegisterLinks
  heading: ReactNode
  newsletter: boolean
}>

/** Shows an activation, the "look into your mailbox" text, or the form. */
export function RegisterStage({ links, heading, newsletter }: Props) {
  const { secret } = useFragment('activate')
  const [dismissed, setDismissed] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  // An activation link that is opened while the "look into your mailbox" text is shown replaces it.
  if (secret !== null && secret !== dismissed)
    return <ActivationPanel key={secret} token={secret} links={links} onRegister={() => setDismissed(secret)} />
  if (sentTo !== null) return <RegisterSent email={sentTo} links={links} />
  return (
    <>
      {heading}
      <div className={`${layout.columns} ${layout.columnsEven}`}>
        <RegisterForm links={links} newsletter={newsletter} onRegistered={setSentTo} />
        <RegisterAside />
      </div>
    </>
  )
}
