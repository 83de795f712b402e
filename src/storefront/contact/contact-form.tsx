'use client'
import { use, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import { AppLink } from '@/storefront/kit/app-link'
import { Button, buttonClass } from '@/storefront/kit/button'
import { Checkbox } from '@/storefront/kit/fields/checkbox'
import { Notice } from '@/storefront/kit/overlays/notice'
import { ContactFields } from './contact-fields'
import { ContactSkeleton } from './contact-later'
import { QUOTE } from '@/domain/routing/contact-fragment'
import { type Contact, useContact } from './use-contact'
import layout from '@/storefront/kit/layout.module.css'
import classes from './contact-screen.module.css'
import surface from '@/storefront/kit/surface.module.css'

type Props = Readonly<{ ticket: Readonly<{ number: string; email: string }>; home: string; onAgain: () => void }>

/** Confirms the message: the ticket number to quote, and where the copy was sent. */
function ContactSent({ ticket: { number, email }, home, onAgain }: Props) {
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

export type ContactProps = Readonly<{
  /** The market's ten subjects, in its order and words (M-08). */
  subjects: readonly Readonly<{ key: string; label: string }>[]
  optional: string
  home: string
}>

/** S-02. Typed text stays until the message has been accepted; every problem is shown at its field. */
export function ContactForm({ subjects, optional, home }: ContactProps) {
  const contact = useContact()
  const { ready, ticket, sending, send, again } = contact
  if (ticket) return <ContactSent ticket={ticket} home={home} onAgain={again} />
  if (!ready) return <ContactSkeleton />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate data-testid="contact-form">
      <ContactFields contact={contact} subjects={subjects} optional={optional} />
      {contact.hasCart && <Attachment contact={contact} />}
      <Unseen contact={contact} />
      <Failure contact={contact} />
      <div>
        <Button type="submit" pending={sending}>
          <FormattedMessage id={sending ? 'contact.sending' : 'contact.send'} />
        </Button>
      </div>
    </form>
  )
}

const importCart = () => import('@/storefront/cart/cart-count').catch(() => null)
let cartPart: ReturnType<typeof importCart> | undefined
const loadCart = () => (cartPart ??= importCart())

/**
 * Offers to attach the cart to the message (K-10); without the cart's code, the message goes without it. The form waits for that
 * code, so that nothing in it moves.
 */
function Attachment({ contact: { draft, change } }: { contact: Contact }) {
  const cart = use(loadCart())
  if (!cart) return null
  return (
    <cart.CartPieces>
      {(pieces) => (
        <div id={QUOTE} className={pieces === 0 ? layout.hidden : undefined} tabIndex={-1}>
          {pieces > 0 && (
            <Checkbox
              id="contact-attach"
              label={<FormattedMessage id="contact.attach" values={{ pieces }} />}
              checked={draft.attachCart}
              onChange={({ target }) => change({ attachCart: target.checked })}
            />
          )}
        </div>
      )}
    </cart.CartPieces>
  )
}

/** A trap for programs that fill in every field: invisible, without keyboard focus, and not read aloud. */
function Unseen({ contact: { website } }: { contact: Contact }) {
  const intl = useIntl()
  return (
    <div className={layout.hidden} aria-hidden="true">
      <label htmlFor="contact-more">{intl.formatMessage({ id: 'contact.leaveEmpty' })}</label>
      <input ref={website} id="contact-more" name="contact-more" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}

function Failure({ contact: { failure, problems } }: { contact: Contact }) {
  if (!failure && Object.keys(problems).length === 0) return null
  return (
    <Notice kind="warn" live>
      {failure === null ? (
        <FormattedMessage id="contact.problems" />
      ) : (
        <FormattedMessage id={failure === 'offline' ? 'offline.kept' : `problem.${failure}`} />
      )}
    </Notice>
  )
}
