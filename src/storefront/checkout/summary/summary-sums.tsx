'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Voucher } from '@/contracts/vouchers'
import type { CartTotals } from '@/domain/checkout/cart'
import { formatMoney, formatMoneyChange } from '@/storefront/i18n/format'
import classes from './summary.module.css'

export function SummarySums({ totals, voucher }: { totals: CartTotals; voucher: Voucher | null }) {
  const intl = useIntl()
  return (
    <dl className={classes.sums}>
      <dt>
        <FormattedMessage id="checkout.devices" />
      </dt>
      <dd>{formatMoney(intl, totals.devices)}</dd>
      {voucher && (
        <>
          <dt>
            <FormattedMessage id="checkout.voucherApplied" values={{ code: voucher.code }} />
          </dt>
          <dd>{formatMoneyChange(intl, totals.voucher)}</dd>
        </>
      )}
      <dt>
        <FormattedMessage id="checkout.shipping" />
      </dt>
      <dd>
        <FormattedMessage id="checkout.free" />
      </dd>
    </dl>
  )
}
