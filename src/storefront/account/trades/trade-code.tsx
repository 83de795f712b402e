'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trade } from '@/contracts/trades'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import layout from '@/storefront/kit/layout.module.css'
import classes from './trade-timeline.module.css'

/** The label's code for sellers without a printer; its picture is loaded when the section is opened. */
export function TradeCode({ trade: { accessId, number } }: { trade: Pick<Trade, 'accessId' | 'number'> }) {
  const intl = useIntl()
  return (
    <Disclosure className={classes.code} summary={<FormattedMessage id="trade.qrTitle" />}>
      <div className={classes.codeBody}>
        <img
          src={`/api/trades/${accessId}/label.svg`}
          width={160}
          height={160}
          loading="lazy"
          alt={intl.formatMessage({ id: 'trade.qr' }, { number })}
        />
        <p className={`${layout.small} ${layout.muted}`}>
          <FormattedMessage id="trade.qrText" />
        </p>
      </div>
    </Disclosure>
  )
}
