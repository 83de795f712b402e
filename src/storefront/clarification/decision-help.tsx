import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ClarificationLine } from '@trade-in-shop/contracts/clarifications'
import layout from '@/storefront/kit/layout.module.css'
import classes from './clarification.module.css'

type Props = Readonly<{
  lines: readonly Pick<ClarificationLine, 'newPrice'>[]
  /** Working days until the payout. */
  days: number
  /** The link to the contact form. */
  link: (words: ReactNode[]) => ReactNode
}>

/** When the money comes, unless all that is asked about is recycled, and where to ask. */
export function DecisionHelp({ lines, days, link }: Props) {
  const isPaid = lines.some(({ newPrice }) => newPrice.amount > 0)
  return (
    <div className={`${layout.small} ${layout.muted} ${classes.help}`}>
      {isPaid && (
        <p>
          <FormattedMessage id="clarification.money" values={{ days }} />
        </p>
      )}
      <p>
        <FormattedMessage id="clarification.questions" values={{ link }} />
      </p>
    </div>
  )
}
