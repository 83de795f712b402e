'use client'
import { createContext, type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFragment } from '@/storefront/account/password/use-fragment'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import { ProfileSkeleton } from '@/storefront/account/profile/profile-skeleton'
import { ProfileNotLoaded } from '@/storefront/account/saved'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { onFirstRender } from '@/storefront/kit/lazy'
import { onFirstTouch } from '@/storefront/kit/on-first-touch'
import { readStored, registerDraftKey } from '@/storefront/kit/storage/browser-storage'
import { useShop } from '@/storefront/shop/shop-provider'
import { RegisterAside } from './register-aside'
import type { RegisterLinks } from './register-links'
import classes from '@/storefront/account/profile/profile.module.css'
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

type FormProps = Readonly<{
  links: RegisterLinks
  /** Whether the market has a newsletter. */
  newsletter: boolean
}>

export const RegisterFormLater = onFirstTouch<FormProps>(
  async () => (await import('./register-form')).RegisterForm,
  () => (
    <div className={classes.stage}>
      <ProfileSkeleton fields={6} halves />
    </div>
  ),
  ProfileNotLoaded,
)
/** Loaded on demand, because most visitors do not follow a mail's link. */
const ActivationPanel = onFirstRender(async () => (await import('./activation-panel')).ActivationPanel)

/** What the form does with the address of a registration that was sent; it stays the same function. */
export const OnRegistered = createContext<(email: string) => void>(() => {})

type Props = Readonly<{ links: RegisterLinks; heading: ReactNode; children: ReactNode }>

/** Shows an activation, the "look into your mailbox" text, or the form. */
export function RegisterStage({ links, heading, children }: Props) {
  const { market } = useShop()
  const { secret } = useFragment('activate')
  const [dismissed, setDismissed] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  useEffect(() => {
    if (readStored('session', registerDraftKey(market)) !== null) RegisterFormLater.start()
  }, [market])
  // An activation link that is opened while the "look into your mailbox" text is shown replaces it.
  if (secret !== null && secret !== dismissed)
    return <ActivationPanel key={secret} token={secret} links={links} onRegister={() => setDismissed(secret)} />
  if (sentTo !== null) return <RegisterSent email={sentTo} links={links} />
  return (
    <OnRegistered value={setSentTo}>
      {heading}
      <div className={`${layout.columns} ${layout.columnsEven}`}>
        {children}
        <RegisterAside />
      </div>
    </OnRegistered>
  )
}
