'use client'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ClarificationLine } from '@trade-in-shop/contracts/clarifications'
import { formatMoney, formatMoneyChange } from '@/storefront/i18n/format'
import { Price } from '@/storefront/kit/price'
import classes from './clarification.module.css'

/** The price before and now, and the reasons for the change. */
export function OldAndNew({ line, small }: { line: ClarificationLine; small?: boolean }) {
  const intl = useIntl()
  const { oldPrice, newPrice, differences } = line
  const b = (parts: ReactNode[]) => <b key="change">{parts}</b>
  const found = (question: string, ours: string) => ({
    question,
    answer: ours || intl.formatMessage({ id: 'clarification.nothing' }),
  })
  return (
    <>
      <dl className={classes.prices}>
        <div>
          <dt>
            <FormattedMessage id="clarification.before" />
          </dt>
          <dd>
            <Price text={formatMoney(intl, oldPrice)} size={small ? 's' : 'm'} old />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="clarification.now" />
          </dt>
          <dd>
            <Price text={formatMoney(intl, newPrice)} size={small ? 'm' : 'l'} />
          </dd>
        </div>
      </dl>
      <ul className={classes.causes}>
        {differences.map(
          ({ question, ours, change }) =>
            change && (
              <li key={question}>
                <FormattedMessage
                  id="clarification.because"
                  values={{ ...found(question, ours), change: formatMoneyChange(intl, change), b }}
                />
              </li>
            ),
        )}
      </ul>
    </>
  )
}
