import { AppLink } from '@/storefront/kit/app-link'
import { intlFor } from '@/storefront/i18n/intl.server'
import { AccountLink } from '@/storefront/account/session/account-link'
import { CartBadge } from '@/storefront/cart/cart-badge'
import { SearchBox } from '@/storefront/catalog/search/search-box'
import { Icon } from '@/storefront/kit/icon'
import layout from '@/storefront/kit/layout.module.css'
import { isOpen } from '@/storefront/shop/link-target'
import { shopPath } from '@/storefront/shop/shop-path'
import type { Shop } from '@/domain/market/shop'
import { brandName } from './brand-name'
import { CategoryNavigation } from './category-navigation'
import { furnitureOf } from './frames'
import classes from './header.module.css'
import { HOME_SEARCH } from './home/home-search'
import { Logo } from './logo'
import { SKIP_TARGETS } from './skip-targets'

/**
 * Logo, search, selling basket and categories; slim inside a partner's page. Rendered on the server except for its
 * islands.
 */
export function Header({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const home = shopPath(shop, 'home')
  return (
    <header className={classes.header} data-furniture={furnitureOf(shop.mode)}>
      <div className={`${layout.wrap} ${classes.row}`}>
        <AppLink href={home} className={classes.logo} aria-label={brandName(shop).label}>
          <Logo shop={shop} partnerLine={brandName(shop).line} />
        </AppLink>
        {shop.business && <span className={classes.business}>{intl.formatMessage({ id: 'shell.business' })}</span>}
        <div className={classes.find} id={SKIP_TARGETS.search} tabIndex={-1}>
          <div className={classes.findBox}>
            <SearchBox shop={shop} place="header" />
          </div>
          <AppLink
            href={`${home}#${HOME_SEARCH}`}
            className={`${classes.tool} ${classes.findIcon}`}
            aria-label={intl.formatMessage({ id: 'shell.search' })}
          >
            <Icon name="search" />
          </AppLink>
        </div>
        <div className={classes.tools}>
          {isOpen(shop, 'accountOverview') && <AccountLink shop={shop} className={classes.tool} labelClass={classes.toolLabel} />}
          <AppLink href={shopPath(shop, 'checkout')} className={classes.tool}>
            <Icon name="cart" />
            <CartBadge shop={shop} />
            <span className={classes.toolLabel}>{intl.formatMessage({ id: 'shell.cart' })}</span>
          </AppLink>
        </div>
        <CategoryNavigation shop={shop} />
      </div>
    </header>
  )
}
