'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import { euros } from '@/domain/euros'
import { fullName } from '@/storefront/catalog/titles'
import type { ListRow } from '@/storefront/cart/list-state'
import { formatMoney } from '@/storefront/i18n/format'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/overlays/notice'
import { ShopLink } from '@/storefront/shop/shop-link'
import { useShopPath } from '@/storefront/shop/use-shop-path'
import { PriceText } from '@/storefront/valuation/price-text'
import type { ListBody } from './list-lines'
import { ListRowView, type RowProps } from './list-row-device'
import classes from './list.module.css'
import rowClasses from './list-row.module.css'

const deviceOf = ({ found }: ListRow) => (found.kind === 'match' ? found.device : null)

/**
 * The lines of everybody but companies (U-13): a price needs the answers about each device, so a line leads to the questions of
 * its device, and leaves the list when that is in the cart.
 */
export function ShopperList({ list: { rows }, cart, rowProps }: ListBody) {
  return (
    <>
      {rows.length > 0 && (
        <ol className={classes.rows}>
          {rows.map((row) => (
            <ShopperRow key={row.id} {...rowProps(row)} />
          ))}
        </ol>
      )}
      <Next rows={rows} inCart={cart.totals.pieces} />
    </>
  )
}

function ShopperRow(props: RowProps) {
  const intl = useIntl()
  const pathOf = useShopPath()
  const device = deviceOf(props.row)
  return (
    <ListRowView {...props} className={rowClasses.shopper ?? ''}>
      {device?.maxPrice === null && (
        <p className={`${rowClasses.price} ${rowClasses.problem}`}>
          <FormattedMessage id="list.refused" />
        </p>
      )}
      {device && device.maxPrice !== null && (
        <div className={rowClasses.next}>
          <span data-testid="list-price">
            <FormattedMessage id="list.upTo" values={{ price: <PriceText amount={device.maxPrice} size="s" /> }} />
          </span>
          <AppLink
            href={pathOf('product', { pdp: device.url })}
            className={buttonClass({ look: 'quiet', small: true })}
            aria-label={intl.formatMessage({ id: 'list.answerFor' }, { name: fullName(device) })}
          >
            <FormattedMessage id="list.answer" />
          </AppLink>
        </div>
      )}
    </ListRowView>
  )
}

/** What all lines together are worth at most, what still needs the seller, and the next step. */
function Next({ rows, inCart }: { rows: readonly ListRow[]; inCart: number }) {
  const intl = useIntl()
  const pathOf = useShopPath()
  const sold = rows.flatMap((row) => deviceOf(row) ?? []).filter(({ maxPrice }) => maxPrice !== null)
  const most = sold.reduce((sum, { maxPrice }) => sum + (maxPrice ?? 0), 0)
  const open = rows.filter((row) => deviceOf(row) === null).length
  const [first] = sold
  return (
    <div className={classes.sum}>
      {sold.length > 0 && (
        <p data-testid="list-total">
          <FormattedMessage id="list.most" values={{ pieces: sold.length, amount: formatMoney(intl, euros(most)) }} />
        </p>
      )}
      {open > 0 && (
        <Notice kind="warn">
          <FormattedMessage id="list.open" values={{ count: open }} />
        </Notice>
      )}
      {inCart > 0 && (
        <Notice kind="done">
          <FormattedMessage id="list.inCart" values={{ pieces: inCart }} />
        </Notice>
      )}
      {first && (
        <AppLink href={pathOf('product', { pdp: first.url })} className={buttonClass({ wide: true })}>
          <FormattedMessage id="list.next" values={{ name: fullName(first) }} />
        </AppLink>
      )}
      {inCart > 0 && (
        <ShopLink to="checkout" className={buttonClass({ wide: true, ...(first && { look: 'quiet' }) })}>
          <FormattedMessage id="list.toCheckout" />
        </ShopLink>
      )}
    </div>
  )
}
