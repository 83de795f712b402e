'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import { euros } from '@/domain/euros'
import { formatExactMoney } from '@/storefront/i18n/format'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import type { PriceLine } from './price-lines'
import classes from './price-panel.module.css'

type Props = Readonly<{ lines: readonly PriceLine[]; price: number; final: boolean }>

/** Base price, the effect of each answer, rounding: the lines sum to the price (U-01). Answers without effect are folded. */
export function WhyThisPrice({ lines, price, final }: Props) {
  const intl = useIntl()
  if (lines.length === 0) return null
  const [moving, unchanging] = partition(lines)
  return (
    <Disclosure className={classes.why} open summary={<FormattedMessage id="valuation.why" />}>
      <dl className={classes.sum}>
        {moving.map((line) => (
          <div key={line.code}>
            <dt>
              <Label line={line} />
            </dt>
            <dd>
              {line.kind === 'base'
                ? formatExactMoney(intl, euros(line.amount))
                : formatExactMoney(intl, euros(line.amount), { sign: true })}
            </dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>
            <FormattedMessage id={final ? 'valuation.yourPrice' : 'valuation.priceSoFar'} />
          </dt>
          <dd>{formatExactMoney(intl, euros(price))}</dd>
        </div>
      </dl>
      {unchanging.length > 0 && (
        <Disclosure
          className={classes.unchanging}
          summary={<FormattedMessage id="valuation.unchanging" values={{ count: unchanging.length }} />}
        >
          <ul>
            {unchanging.map((line) => (
              <li key={line.code}>
                <Label line={line} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Disclosure>
  )
}

const isMoving = ({ kind, amount }: PriceLine): boolean => kind === 'base' || amount !== 0
const partition = (lines: readonly PriceLine[]) => [lines.filter(isMoving), lines.filter((line) => !isMoving(line))] as const

function Label({ line }: { line: PriceLine }) {
  if (line.kind === 'base') return <FormattedMessage id="valuation.base" />
  if (line.kind === 'rounding') return <FormattedMessage id={line.amount < 0 ? 'valuation.roundedDown' : 'valuation.roundedUp'} />
  return line.answer ?? <FormattedMessage id="valuation.otherChange" />
}
