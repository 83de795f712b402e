import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Icon } from '@/storefront/kit/icon'
import { CmsLink } from '@/storefront/shop/cms-link'
import classes from './category-navigation.module.css'
import { CurrentCategory } from './current-category'
import { furnitureOf } from './frames'
import { SKIP_TARGETS } from './skip-targets'

const MENU = 'category-menu'

/** The categories of the CMS: a row from 960 px, a popover of the browser's own below. Works without JavaScript. */
export function CategoryNavigation({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const { main } = shop.content.navigation
  const { buyShopLink } = shop.market
  return (
    <div className={classes.place} id={SKIP_TARGETS.navigation} tabIndex={-1}>
      <button
        type="button"
        className={classes.menuButton}
        popoverTarget={MENU}
        aria-label={intl.formatMessage({ id: 'shell.menu' })}
      >
        <Icon name="menu" />
      </button>
      <nav id={MENU} popover="auto" className={classes.menu} aria-label={intl.formatMessage({ id: 'shell.categories' })}>
        <ul>
          {main.map((link) => (
            <li key={link.label}>
              <CurrentCategory category={link.to.kind === 'category' ? link.to.url : null}>
                <CmsLink shop={shop} link={link} />
              </CurrentCategory>
            </li>
          ))}
          {furnitureOf(shop.mode) === 'full' && (
            <li className={classes.buy}>
              <a href={buyShopLink} rel="noopener">
                {intl.formatMessage({ id: 'shell.buyShop' })}
              </a>
            </li>
          )}
        </ul>
      </nav>
    </div>
  )
}
