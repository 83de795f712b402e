'use client'
import { FormattedMessage } from 'react-intl'
import { buttonClass } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/notice'
import { ShopLink } from '@/storefront/shop/shop-link'
import type { DecisionFailure } from './use-decision'
import classes from './clarification.module.css'

/** Why an answer has not been taken. */
export function DecisionFailureNotice({ failure }: { failure: DecisionFailure | null }) {
  if (failure === null) return null
  return (
    <div className={classes.failure}>
      <Notice kind="warn" live>
        <FormattedMessage id={`clarification.${failure}`} />
      </Notice>
      {failure === 'expired' && (
        <ShopLink to="contact" className={buttonClass({ look: 'quiet', wide: true })}>
          <FormattedMessage id="clarification.newLink" />
        </ShopLink>
      )}
    </div>
  )
}
