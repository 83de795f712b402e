'use client'
import { useIntl } from 'react-intl'
import { formatShortDate } from '@/storefront/i18n/format'
import { useShop } from '@/storefront/shop/shop-provider'

/** An instant as the market's short date, in its time zone: "05.12.26". */
export function ShortDate({ instant, className }: { instant: string; className?: string | undefined }) {
  const intl = useIntl()
  const { dateFormat } = useShop()
  return (
    <time dateTime={instant} className={className}>
      {formatShortDate(intl, dateFormat, instant)}
    </time>
  )
}
