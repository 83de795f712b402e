import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/storefront/i18n/message-types'
import classes from './checkout.module.css'

/** One part of the form under its heading. */
export function Section({ id, title, children }: { id: string; title: MessageId; children: ReactNode }) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id={title} />
      </h2>
      {children}
    </section>
  )
}
