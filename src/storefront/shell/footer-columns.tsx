import { AppLink } from '@/storefront/kit/app-link'
import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { CmsLink } from '@/storefront/shop/cms-link'
import { shopPath } from '@/storefront/shop/shop-path'
import { safeTarget } from '@/domain/routing/safe-target'
import { brandName } from './header'
import classes from './footer.module.css'
import { Logo } from './logo'

/** Brand with its shops and social links, then the columns of the CMS (the countries are one of them). */
export function FooterColumns({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const { footer } = shop.content.navigation
  return (
    <div className={classes.columns} data-columns={footer.length}>
      <div className={classes.brand}>
        <AppLink href={shopPath(shop, 'home')} className={classes.logo} aria-label={brandName(shop).label}>
          <Logo shop={shop} partnerLine={brandName(shop).line} />
        </AppLink>
        <p>{intl.formatMessage({ id: 'shell.claim' })}</p>
        <OutsideLinks shop={shop} />
      </div>
      {footer.map(({ heading, links }) => (
        <nav key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.label}>
                <CmsLink shop={shop} link={link} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

/** Links to the buy and sell shop (M-17) and, where switched on, to social media (M-11). */
function OutsideLinks({ shop }: { shop: Shop }) {
  const { market } = shop
  const intl = intlFor(shop)
  const shops = [
    { name: intl.formatMessage({ id: 'shell.sellShop' }), url: market.sellShopUrl },
    { name: intl.formatMessage({ id: 'shell.buyShop' }), url: market.buyShopLink },
  ]
  return (
    <ul className={classes.outside}>
      {[...shops, ...(market.switches.socialButtons ? market.socialLinks : [])].map(({ name, url }) => (
        <li key={name}>
          <a href={safeTarget(url, { external: true }) ?? undefined} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
