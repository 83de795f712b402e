import { categoryAddress } from '@/domain/content/category-addresses'
import type { Shop } from '@/domain/routing/shop'
import { SearchBox } from '@/storefront/catalog/search/search-box'
import { intlFor } from '@/storefront/i18n/intl.server'
import { AppLink } from '@/storefront/kit/app-link'
import { Icon } from '@/storefront/kit/icon'
import { CmsLink } from '@/storefront/shop/cms-link'
import { isOpen } from '@/storefront/shop/link-target'
import { shopPath } from '@/storefront/shop/shop-path'
import { AccountMarkLater, CartCountLater } from './app-start'
import { CurrentCategory } from './current-category'
import { SearchLink } from './errors/focus-on-arrival'
import { chooseFurniture } from './frames'
import { Logo } from './logo'
import { HOME_SEARCH, SKIP_TARGETS } from './skip-targets'
import layout from '@/storefront/kit/layout.module.css'
import classes from './header.module.css'
import navigation from './category-navigation.module.css'
import type { ReactNode } from 'react'

/** The number of devices in the cart, over the header's basket. Takes no space in the layout. */
function CartBadge({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const words = (count: number) => intl.formatMessage({ id: 'cart.count' }, { count })
  // Every language here has one form for one and one for the rest, so two formatted texts keep react-intl out of every
  // header.
  return <CartCountLater none={words(0)} one={words(1)} many={words(2).replace('2', '#')} />
}

/** The text of the logo, in words: "Revalo", or "AGAN" with "mit Revalo" beside it. */
export function brandName(shop: Shop): { name: string; line: string; label: string } {
  const intl = intlFor(shop)
  const brand = shop.market.brand.name
  const name = shop.partner?.name ?? brand
  const line = name === brand ? '' : intl.formatMessage({ id: 'shell.partnerOf' }, { brand })
  const said = [name, line].filter(Boolean).join(' ')
  return { name, line, label: intl.formatMessage({ id: 'shell.toHome' }, { brand: said }) }
}

/**
 * Logo, search, selling basket and categories; slim inside a partner's page. Rendered on the server except for its
 * islands.
 */
export function Header({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const home = shopPath(shop, 'home')
  return (
    <header className={classes.header} data-furniture={chooseFurniture(shop.mode)}>
      <div className={`${layout.wrap} ${classes.row}`}>
        <AppLink href={home} className={classes.logo} aria-label={brandName(shop).label}>
          <Logo shop={shop} partnerLine={brandName(shop).line} />
        </AppLink>
        {shop.business && <span className={classes.business}>{intl.formatMessage({ id: 'shell.business' })}</span>}
        <div className={classes.find} id={SKIP_TARGETS.search} tabIndex={-1}>
          <div className={classes.findBox}>
            <SearchBox shop={shop} place="header" />
          </div>
          <SearchLink
            href={`${home}#${HOME_SEARCH}`}
            className={`${classes.tool} ${classes.findIcon}`}
            aria-label={intl.formatMessage({ id: 'shell.search' })}
          >
            <Icon name="search" />
          </SearchLink>
        </div>
        <div className={classes.tools}>
          {isOpen(shop, 'accountOverview') && (
            <AccountLink
              shop={shop}
              className={classes.tool}
              labelClass={classes.toolLabel}
              mark={<AccountMarkLater words={intl.formatMessage({ id: 'account.linkLoggedIn' })} />}
            />
          )}
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

const MENU = 'category-menu'

/** The categories of the CMS: a row from 960 px, a popover of the browser's own below. Works without JavaScript. */
function CategoryNavigation({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const { main } = shop.content.navigation
  const { buyShopLink } = shop.market
  return (
    <div className={navigation.place} id={SKIP_TARGETS.navigation} tabIndex={-1}>
      <button
        type="button"
        className={navigation.menuButton}
        popoverTarget={MENU}
        aria-label={intl.formatMessage({ id: 'shell.menu' })}
      >
        <Icon name="menu" />
      </button>
      <nav id={MENU} popover="auto" className={navigation.menu} aria-label={intl.formatMessage({ id: 'shell.categories' })}>
        <ul>
          {main.map((link) => (
            <li key={link.label}>
              <CurrentCategory category={link.to.kind === 'category' ? categoryAddress(shop.content.categories, link.to) : null}>
                <CmsLink shop={shop} link={link} />
              </CurrentCategory>
            </li>
          ))}
          {chooseFurniture(shop.mode) === 'full' && (
            <li className={navigation.buy}>
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

type Props = Readonly<{
  shop: Shop
  className: string | undefined
  labelClass: string | undefined
  /** Shows whether a customer is logged in. */
  mark: ReactNode
}>

/** Link to the account in the header; `className` and `labelClass` are the header's own. */
function AccountLink({ shop, className, labelClass, mark }: Props) {
  const intl = intlFor(shop)
  return (
    <AppLink href={shopPath(shop, 'accountOverview')} className={className} data-testid="account-link">
      <Icon name="account" />
      <span className={labelClass}>{intl.formatMessage({ id: 'account.link' })}</span>
      {mark}
    </AppLink>
  )
}
