import type { Shop } from '@/domain/market/shop'
import { SearchBox } from '@/storefront/catalog/search/search-box'
import { formatMoney } from '@/storefront/i18n/format'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Drawer } from '@/storefront/kit/overlays/drawer'
import classes from './home-hero.module.css'
import { HOME_SEARCH } from '@/storefront/shell/skip-targets'

/** Whole euros; a number on the tag of the drawing, not an offer. */
const TAG = { amount: 64_000, currency: 'EUR' } as const

/** One sentence, one search box. A partner has its own headline and line. */
export function HomeHero({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  return (
    <section className={classes.hero} aria-labelledby="headline">
      <div className={classes.words}>
        <h1 id="headline">{shop.partner?.headline ?? intl.formatMessage({ id: 'home.headline' })}</h1>
        {shop.partner?.intro && <p className={classes.intro}>{shop.partner.intro}</p>}
        <div className={classes.search} id={HOME_SEARCH} tabIndex={-1}>
          <SearchBox shop={shop} place="hero" label={intl.formatMessage({ id: 'home.searchLabel' })} />
        </div>
      </div>
      <Drawer tag={formatMoney(intl, TAG)} className={classes.art} />
    </section>
  )
}
