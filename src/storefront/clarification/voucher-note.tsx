'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Clarification, ClarificationLine } from '@trade-in-shop/contracts/clarifications'
import { isUnpostable } from '@trade-in-shop/contracts/unpostable'
import { clarifiedBonus } from '@/domain/clarified-bonus'
import { euros } from '@/domain/euros'
import { formatMoney } from '@/storefront/i18n/format'
import layout from '@/storefront/kit/layout.module.css'
import type { Decisions } from './use-decision'
import classes from './clarification.module.css'

type Props = Readonly<{
  clarification: Clarification
  open: readonly ClarificationLine[]
  /** What is chosen for them so far. */
  chosen: Decisions
}>

/** Before the answer: what a return takes off the bonus of the sale's voucher. Nothing where it takes nothing off. */
export function VoucherNote({ clarification, open, chosen }: Props) {
  const intl = useIntl()
  const { voucher } = clarification
  const returned = Object.fromEntries(
    open.filter((line) => !isUnpostable(line)).map(({ offerId }) => [offerId, 'return' as const]),
  )
  const [whole, least] = [clarifiedBonus(clarification, {}), clarifiedBonus(clarification, returned)]
  if (!voucher || voucher.kind === 'percent' || least >= whole) return null
  const money = (amount: number) => formatMoney(intl, euros(amount))
  const isOne = open.length === 1
  const hasChosen = open.every(({ offerId }) => chosen[offerId] !== undefined)
  const left = money(clarifiedBonus(clarification, isOne ? returned : chosen))
  return (
    <p className={`${layout.small} ${classes.voucher}`} role="status" data-testid="voucher-note">
      <FormattedMessage
        id="clarification.voucher"
        values={{ code: voucher.code, amount: money(whole), minimum: formatMoney(intl, voucher.minimum) }}
      />{' '}
      {(isOne || hasChosen) && (
        <b>
          <FormattedMessage id={isOne ? 'clarification.voucherReturned' : 'clarification.voucherChosen'} values={{ left }} />
        </b>
      )}
    </p>
  )
}
