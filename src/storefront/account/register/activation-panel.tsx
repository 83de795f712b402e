'use client'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { HEADER_TOKEN } from '@trade-in-shop/contracts/limits'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import { type ActionProblem, toActionProblem } from '@/storefront/account/use-action'
import { ProfileNotice } from '@/storefront/account/saved'
import { AppLink } from '@/storefront/kit/app-link'
import { Button, buttonClass } from '@/storefront/kit/button'
import { ownApi, OwnApiError } from '@/storefront/kit/own-api'
import type { RegisterLinks } from './register-links'

type ActivationEnd = 'active' | 'already' | 'missing' | 'invalid'

/** Problem codes that concern the link itself, so that trying again does not help. */
const ENDS: Readonly<Record<string, ActivationEnd>> = {
  token_missing: 'missing',
  token_invalid: 'invalid',
  expired: 'invalid',
  gone: 'invalid',
  not_found: 'invalid',
}

/**
 * Activates an account by the token of the mail: first the registration, then its customer by the identifier in
 * the answer. A malformed token is `invalid` without a request. Throws as `ownApi` does when the service does not
 * answer.
 */
async function activate(token: string): Promise<ActivationEnd> {
  if (token === '') return 'missing'
  if (!HEADER_TOKEN.test(token)) return 'invalid'
  try {
    const registration = await ownApi({
      method: 'POST',
      path: '/api/account/activateRegistration',
      headers: { Token: token },
      answer: async () => (await import('@trade-in-shop/contracts/account')).ActivationAnswer,
    })
    if (!registration.activated) return 'invalid'
    const customer = await ownApi({
      path: '/api/activateCustomerByIdentifier',
      headers: { identifier: registration.token },
      answer: async () => (await import('@trade-in-shop/contracts/account')).CustomerActivation,
    })
    if (!customer.activated) return 'invalid'
    return registration.already ? 'already' : 'active'
  } catch (error) {
    const end = error instanceof OwnApiError ? ENDS[error.code] : undefined
    if (end) return end
    throw error
  }
}

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
  const [failure, setFailure] = useState<ActionProblem | null>(null)
  const press = async () => {
    if (sending) return
    setSending(true)
    setFailure(null)
    try {
      setEnd(await activate(token))
    } catch (error) {
      setFailure(toActionProblem(error))
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
