'use client'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFragment } from '@/storefront/account/password/use-fragment'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { onFirstRender } from '@/storefront/kit/lazy'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { useShop } from '@/storefront/shop/shop-provider'
import { RegisterAside } from './register-aside'
import { RegisterSkeleton } from './register-later'
import type { RegisterLinks } from './register-links'
import { EMPTY_REGISTER_DRAFT, registerDraftAtom } from './register-values'
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

export type RegisterProps = Readonly<{ links: RegisterLinks; newsletter: boolean; heading: ReactNode }>

/** Form and activation are loaded on demand, because a visitor needs only one of them. */
const RegisterForm = onFirstRender(async () => (await import('./register-form')).RegisterForm, RegisterSkeleton)
const ActivationPanel = onFirstRender(async () => (await import('./activation-panel')).ActivationPanel)

/** Shows an activation, the "look into your mailbox" text, or the form. */
export function RegisterStage({ links, newsletter, heading }: RegisterProps) {
  const { market } = useShop()
  const { secret, read } = useFragment('activate')
  const [draft, draftReady, setDraft] = usePersisted(registerDraftAtom(market), EMPTY_REGISTER_DRAFT)
  const [dismissed, setDismissed] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const sent = (email: string) => {
    setDraft(EMPTY_REGISTER_DRAFT)
    setSentTo(email)
  }
  // An activation link that is opened while the "look into your mailbox" text is shown replaces it.
  if (secret !== null && secret !== dismissed)
    return <ActivationPanel key={secret} token={secret} links={links} onRegister={() => setDismissed(secret)} />
  if (sentTo !== null) return <RegisterSent email={sentTo} links={links} />
  return (
    <>
      {heading}
      <div className={`${layout.columns} ${layout.columnsEven}`}>
        {read && draftReady ? (
          <RegisterForm draft={draft} links={links} newsletter={newsletter} onSent={sent} />
        ) : (
          <RegisterSkeleton />
        )}
        <RegisterAside />
      </div>
    </>
  )
}
