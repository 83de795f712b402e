'use client'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { foreseePayout } from '@trade-in-shop/contracts/market-days'
import type { OfferedDevice } from '@trade-in-shop/contracts/offers'
import { listUnpostable } from '@trade-in-shop/contracts/unpostable'
import { formatDay, formatMoney } from '@/storefront/i18n/format'
import { useShop } from '@/storefront/shop/shop-provider'
import type { ChosenIfLower } from './trade-steps'

const bold = (text: ReactNode[]) => <b key="bold">{text}</b>

/**
 * By when the money of a sale is there that is handed in today, and of one that is handed in on its last day, `lockUntil`: the days
 * that account, mails and thank-you name afterwards (P-12). `now` in epoch milliseconds; without it, when this is first shown.
 */
export function PayoutText({ now, lockUntil }: Readonly<{ now?: number; lockUntil?: string | null | undefined }>) {
  const intl = useIntl()
  const shop = useShop()
  const [at] = useState(() => now ?? Date.now())
  const day = (instant: string | null) => instant && formatDay(intl, instant)
  const date = day(foreseePayout('in_transit', new Date(at).toISOString(), shop))
  const latest = day(lockUntil ? foreseePayout('created', lockUntil, shop) : null)
  return (
    <>
      <FormattedMessage id={latest ? 'parcel.payoutBoth' : 'parcel.payout'} values={{ date, latest, b: bold }} />
      {shop.payoutCutOff && (
        <span>
          {' '}
          <FormattedMessage id="parcel.cutOff" values={{ time: shop.payoutCutOff }} />
        </span>
      )}
    </>
  )
}

/** What happens if the inspection finds less (P-07), before the sale as afterwards. */
export function IfLowerText({ kind, least }: ChosenIfLower) {
  const intl = useIntl()
  return <FormattedMessage id={`parcel.ifLower.${kind}`} values={{ amount: least && formatMoney(intl, least) }} />
}

/** In which condition the devices must not be posted; null where there is none. */
export function UnpostableText({ devices }: Readonly<{ devices: readonly Pick<OfferedDevice, 'unpostable'>[] }>) {
  const intl = useIntl()
  const answers = listUnpostable(devices)
  if (answers.length === 0) return null
  return <FormattedMessage id="parcel.unpostable" values={{ answers: intl.formatList(answers, { type: 'unit' }) }} />
}
