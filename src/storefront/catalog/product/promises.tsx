import type { ReactNode } from 'react'
import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Icon } from '@/storefront/kit/icon'
import layout from '@/storefront/kit/layout.module.css'

const bold = (chunks: ReactNode[]) => <b key="b">{chunks}</b>

/** The market's promises, shown beside a price. */
export function Promises({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  return (
    <ul className={layout.factsOfPrice} data-testid="promises">
      <li>
        <Icon name="check" small />
        <span>{intl.formatMessage({ id: 'catalog.promiseSame' }, { b: bold })}</span>
      </li>
      <li>
        <Icon name="truck" small />
        <span>{intl.formatMessage({ id: 'catalog.promiseShipping' }, { b: bold })}</span>
      </li>
      <li>
        <Icon name="bank" small />
        <span>
          {intl.formatMessage({ id: 'catalog.promisePayout' }, { b: bold, days: shop.market.promises.payoutWorkingDays })}
        </span>
      </li>
    </ul>
  )
}
