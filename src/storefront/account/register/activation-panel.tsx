'use client'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { AppLink } from '@/storefront/kit/app-link'
import { Button, buttonClass } from '@/storefront/kit/button'
import { activate, type ActivationEnd } from './activation-steps'
import { ProfileNotice } from '@/storefront/account/saved'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import type { RegisterLinks } from './register-links'
import { failureOf, type Failure } from '@/storefront/account/profile/use-profile-form'

type Props = Readonly<{ token: string; links: RegisterLinks; onRegister: () => void }>

const TEXTS = {
  active: { title: 'profile.activeTitle', text: 'profile.activeText' },
  already: { title: 'profile.alreadyTitle', text: 'profile.alreadyText' },
  missing: { title: 'profile.missingTitle', text: 'profile.missingText' },
  invalid: { title: 'profile.invalidTitle', text: 'profile.invalidText' },
} as const satisfies Record<ActivationEnd, object>

/**
 * The page that the mail's link opens. Activates only when the button is pressed, because mail scanners follow links
 * too.
 */
export function ActivationPanel({ token, links, onRegister }: Props) {
  const [end, setEnd] = useState<ActivationEnd | null>(token === '' ? 'missing' : null)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const press = async () => {
    if (sending) return
    setSending(true)
    setFailure(null)
    try {
      setEnd(await activate(token))
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setSending(false)
    }
  }
  if (end === null)
    return (
      <ProfileResult
        drawing="phone"
        arriving={false}
        title={<FormattedMessage id="profile.activateTitle" />}
        actions={
          <Button pending={sending} onClick={() => void press()}>
            <FormattedMessage id="profile.activateButton" />
          </Button>
        }
      >
        <FormattedMessage id="profile.activateText" />
        <ProfileNotice failure={failure} />
      </ProfileResult>
    )
  const works = end === 'active' || end === 'already'
  return (
    <ProfileResult
      key={end}
      drawing={works ? 'parcel' : 'expired-link'}
      title={<FormattedMessage id={TEXTS[end].title} />}
      actions={
        <>
          {!works && (
            <Button onClick={onRegister}>
              <FormattedMessage id="profile.registerAgain" />
            </Button>
          )}
          <AppLink href={links.login} className={buttonClass(works ? {} : { look: 'quiet' })}>
            <FormattedMessage id="profile.toLogin" />
          </AppLink>
        </>
      }
    >
      <FormattedMessage id={TEXTS[end].text} />
    </ProfileResult>
  )
}
