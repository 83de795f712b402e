'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Money } from '@trade-in-shop/contracts/money'
import { formatDate, formatMoney } from '@/storefront/i18n/format'
import { ButtonLink } from '@/storefront/kit/button-link'
import { Price } from '@/storefront/kit/price'
import { bottomBar } from '@/storefront/kit/overlays/bottom-edge'
import classes from './checkout.module.css'

/** On a phone: the sum stays visible while the form is filled in, until the summary is reached. */
export function StickyBar({ total, pieces, lockUntil }: { total: Money; pieces: number; lockUntil: string | null }) {
  const intl = useIntl()
  const date = lockUntil && formatDate(intl, lockUntil)
  return (
    <div className={classes.bar} data-bottom-bar ref={bottomBar}>
      <div>
        <Price text={formatMoney(intl, total)} size="m" />
        <small>
          {date ? (
            <FormattedMessage id="checkout.barLock" values={{ count: pieces, date }} />
          ) : (
            <FormattedMessage id="checkout.bar" values={{ count: pieces }} />
          )}
        </small>
      </div>
      <ButtonLink look="quiet" href="#sale-summary">
        <FormattedMessage id="checkout.toSummary" />
      </ButtonLink>
    </div>
  )
}
