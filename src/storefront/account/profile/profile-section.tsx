import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/storefront/i18n/message-types'
import layout from '@/storefront/kit/layout.module.css'
import classes from './profile.module.css'

/** One part of an account page under its heading. */
export function ProfileSection({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: MessageId
  text?: MessageId
  children: ReactNode
}) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>
          <FormattedMessage id={title} />
        </h2>
        {text && (
          <p className={`${layout.small} ${layout.muted}`}>
            <FormattedMessage id={text} />
          </p>
        )}
      </div>
      {children}
    </section>
  )
}
