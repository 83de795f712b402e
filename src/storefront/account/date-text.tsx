'use client'
import { useIntl } from 'react-intl'
import { formatDate } from '@/storefront/i18n/format'

/** An instant as its day in words, in the market's time zone: "5. Dezember 2026". */
export function DateText({ instant, className }: { instant: string; className?: string | undefined }) {
  const intl = useIntl()
  return (
    <time dateTime={instant} className={className}>
      {formatDate(intl, instant)}
    </time>
  )
}
