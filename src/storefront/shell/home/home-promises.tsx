import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Icon } from '@/storefront/kit/icon'
import layout from '@/storefront/kit/layout.module.css'
import { HomeExample } from './home-example'
import classes from './home-promises.module.css'

const PROMISES = [
  { icon: 'lock', title: 'home.lock', text: 'home.lockText' },
  { icon: 'truck', title: 'home.shipping', text: 'home.shippingText' },
  { icon: 'bank', title: 'home.payout', text: 'home.payoutText' },
  { icon: 'erased', title: 'home.erased', text: 'home.erasedText' },
] as const

/** The market's promises with its own figures, and an example of the check. */
export function HomePromises({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const { priceLockDays, payoutWorkingDays } = shop.market.promises
  const values = { days: priceLockDays, workingDays: payoutWorkingDays }
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="promises">
      <div className={classes.fair}>
        <div>
          <h2 id="promises">{intl.formatMessage({ id: 'home.promises' })}</h2>
          <ul className={classes.list}>
            {PROMISES.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={icon} />
                <h3>{intl.formatMessage({ id: title }, values)}</h3>
                <p>{intl.formatMessage({ id: text })}</p>
              </li>
            ))}
          </ul>
        </div>
        <HomeExample shop={shop} />
      </div>
    </section>
  )
}
