'use client'
import { useIntl } from 'react-intl'
import { formatMoney } from '@/storefront/i18n/format'
import { euros } from '@/domain/money'
import { Price } from '@/storefront/kit/price'

/** An amount in minor units in the shop's format. */
export function PriceText({
  amount,
  size,
  className,
}: {
  amount: number
  size: 's' | 'm' | 'l'
  className?: string | undefined
}) {
  return <Price text={formatMoney(useIntl(), euros(amount))} size={size} className={className} />
}
