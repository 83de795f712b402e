'use client'
import { FormattedMessage } from 'react-intl'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/notice'
import type { DecisionFailure } from './use-decision'
import classes from './clarification.module.css'

/** Why an answer was not accepted. */
export function DecisionFailureNotice({ failure, contact }: { failure: DecisionFailure | null; contact: string }) {
  if (failure === null) return null
  return (
    <div className={classes.failure}>
      <Notice kind="warn" live>
        <FormattedMessage id={`clarification.${failure}`} />
      </Notice>
      {failure === 'expired' && (
        <AppLink href={contact} className={buttonClass({ look: 'quiet', wide: true })}>
          <FormattedMessage id="clarification.newLink" />
        </AppLink>
      )}
    </div>
  )
}
