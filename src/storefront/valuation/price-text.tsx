'use client'

import { useIntl } from 'react-intl'
import { formatMoney, formatDay } from '@/storefront/i18n/format'
import { euros } from '@/domain/euros'
import { Price } from '@/storefront/kit/price'

/** An amount in minor units in the shop's format. */
export function PriceText({
  amount,
  size,
  isMaximum = false,
  className,
}: {
  amount: number
  size: 's' | 'm' | 'l'
  isMaximum?: boolean
  className?: string | undefined
}) {
  const intl = useIntl()
  const upTo = isMaximum ? { upTo: intl.formatMessage({ id: 'valuation.upTo' }) } : {}
  return <Price text={formatMoney(intl, euros(amount))} size={size} className={className} {...upTo} />
}

/** Day and time until which a price holds, in the market's time zone (K-12): "Samstag, 5. Dezember 2026, 14:32". */
export function LockDate({ instant }: { instant: string }) {
  const intl = useIntl()
  return <time dateTime={instant}>{formatDay(intl, instant, { time: true })}</time>
}
