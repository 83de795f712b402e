'use client'
import { FormattedMessage } from 'react-intl'
import { AppLink } from '@/storefront/kit/app-link'
import { Notice } from '@/storefront/kit/overlays/notice'
import classes from './price-panel.module.css'

/** Says why a device is not bought in this condition, and that it can be recycled for free (C-10). */
export function DeclinedNotice({ reason, contact }: { reason: string; contact: string }) {
  return (
    <Notice kind="warn" live className={classes.declined}>
      <p>{reason}</p>
      <p>
        <FormattedMessage id="valuation.recycle" />{' '}
        <AppLink href={contact}>
          <FormattedMessage id="valuation.recycleContact" />
        </AppLink>
      </p>
    </Notice>
  )
}
