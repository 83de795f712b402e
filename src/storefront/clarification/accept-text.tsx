'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Money } from '@/contracts/money'
import { formatMoney } from '@/storefront/i18n/format'

/** What accepting means: the new price, or free recycling for a worthless device. */
export function AcceptText({ price }: { price: Money }) {
  const intl = useIntl()
  if (price.amount === 0) return <FormattedMessage id="clarification.acceptNothing" />
  return <FormattedMessage id="clarification.accept" values={{ amount: formatMoney(intl, price) }} />
}
