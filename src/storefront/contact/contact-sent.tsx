'use client'
import { FormattedMessage } from 'react-intl'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import { AppLink } from '@/storefront/kit/app-link'
import { Button, buttonClass } from '@/storefront/kit/button'
import surface from '@/storefront/kit/surface.module.css'
import classes from './contact-screen.module.css'

type Props = Readonly<{ ticket: Readonly<{ number: string; email: string }>; home: string; onAgain: () => void }>

/** Confirms the message: the ticket number to quote, and where the copy was sent. */
export function ContactSent({ ticket: { number, email }, home, onAgain }: Props) {
  return (
    <ProfileResult
      drawing="parcel"
      title={<FormattedMessage id="contact.sentTitle" />}
      actions={
        <>
          <AppLink href={home} className={buttonClass()}>
            <FormattedMessage id="contact.home" />
          </AppLink>
          <Button look="quiet" onClick={onAgain}>
            <FormattedMessage id="contact.another" />
          </Button>
        </>
      }
    >
      <p className={`${surface.panel} ${surface.tint} ${classes.ticket}`}>
        <FormattedMessage id="contact.sentNumber" />
        <strong data-testid="ticket-number">{number}</strong>
      </p>
      <p>
        <FormattedMessage id="contact.sentText" values={{ email }} />
      </p>
    </ProfileResult>
  )
}
