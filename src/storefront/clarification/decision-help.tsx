'use client'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { dayIn, foreseePayout, transferDay } from '@trade-in-shop/contracts/market-days'
import type { ClarificationLine } from '@trade-in-shop/contracts/clarifications'
import { formatDay } from '@/storefront/i18n/format'
import { useShop } from '@/storefront/shop/shop-provider'
import layout from '@/storefront/kit/layout.module.css'
import classes from './clarification.module.css'

type Props = Readonly<{
  lines: readonly Pick<ClarificationLine, 'newPrice'>[]
  /** Epoch milliseconds. */
  now: number
  /** The link to the contact form. */
  link: (words: ReactNode[]) => ReactNode
}>

/** When the money comes, unless all that is asked about is recycled, and where to ask. */
export function DecisionHelp({ lines, now, link }: Props) {
  const intl = useIntl()
  const shop = useShop()
  const transfer = transferDay(now, shop)
  const by = foreseePayout('payout_pending', new Date(now).toISOString(), shop)
  const isPaid = lines.some(({ newPrice }) => newPrice.amount > 0)
  return (
    <div className={`${layout.small} ${layout.muted} ${classes.help}`}>
      {isPaid && (
        <p>
          <FormattedMessage
            id="clarification.money"
            values={{
              today: transfer === dayIn(shop.timeZone, now) ? 'yes' : 'no',
              transfer: formatDay(intl, `${transfer}T12:00:00Z`),
              date: by && formatDay(intl, by),
            }}
          />
        </p>
      )}
      <p>
        <FormattedMessage id="clarification.questions" values={{ link }} />
      </p>
    </div>
  )
}
