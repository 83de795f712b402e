'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CategoryKey } from '@trade-in-shop/contracts/search'
import type { Trade } from '@trade-in-shop/contracts/trades'
import { UnpostableText } from '@/storefront/account/trades/sale-facts'
import { parcelCount } from '@/storefront/account/trades/trade-steps'
import { NO_TRADE, placedTradeAtom, tickToggled } from '@/storefront/cart/placed-trade'
import type { CheckoutLinks } from '@/storefront/checkout/checkout-links'
import { buttonClass } from '@/storefront/kit/button'
import { formatDay } from '@/storefront/i18n/format'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { cartScope } from '@/storefront/kit/storage/browser-storage'
import { useShop } from '@/storefront/shop/shop-provider'
import classes from './thank-you.module.css'

const PREPARATIONS = ['backup', 'signOut', 'reset', 'sim', 'card', 'disc', 'pack'] as const
type Preparation = (typeof PREPARATIONS)[number]

/** Preparations per category of device; packing is needed for all. */
const OF_CATEGORY: Readonly<Record<CategoryKey, readonly Preparation[]>> = {
  phones: ['backup', 'signOut', 'reset', 'sim'],
  tablets: ['backup', 'signOut', 'reset', 'sim'],
  laptops: ['backup', 'signOut', 'reset'],
  consoles: ['backup', 'signOut', 'reset', 'disc'],
  cameras: ['card'],
  camcorders: ['card'],
  lenses: [],
  monitors: [],
}

/** The checklist of a trade, in fixed order without duplicates. */
export function listPreparations(categories: readonly CategoryKey[]): Preparation[] {
  const due = new Set<Preparation>([...categories.flatMap((category) => OF_CATEGORY[category]), 'pack'])
  return PREPARATIONS.filter((row) => due.has(row))
}

/** What to do before the parcel is closed, for the devices of this trade; the tab stores the ticks. */
export function PreparationList({ trade, links }: { trade: Trade; links: CheckoutLinks }) {
  const intl = useIntl()
  const shop = useShop()
  const [{ ticked }, , set] = usePersisted(placedTradeAtom(cartScope(shop.market, shop.mode)), NO_TRADE)
  const count = parcelCount(trade)
  const guides: Partial<Record<Preparation, string | null>> = { signOut: links.erasure, pack: links.packing }
  const date = formatDay(intl, trade.lockUntil)
  return (
    <section className={classes.prepare} aria-labelledby="prepare">
      <h2 id="prepare">
        <FormattedMessage id="checkout.prepare" values={{ count }} />
      </h2>
      <ol>
        {listPreparations(trade.lines.map(({ device }) => device.categoryId)).map((row) => (
          <li key={row}>
            <label>
              <input type="checkbox" checked={ticked.includes(row)} onChange={() => set((before) => tickToggled(before, row))} />
              <span>
                <b>
                  <FormattedMessage id={`checkout.${row}`} values={{ date }} />
                </b>
                <span>
                  <FormattedMessage id={`checkout.${row}Text`} values={{ count }} />{' '}
                  {row === 'pack' && <UnpostableText devices={trade.lines.map(({ device }) => device)} />}
                </span>
              </span>
            </label>
            {guides[row] && (
              <a
                className={buttonClass({ look: 'link', className: classes.guide })}
                href={guides[row]}
                target="_blank"
                rel="noopener"
              >
                <FormattedMessage id="checkout.guide" />
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
