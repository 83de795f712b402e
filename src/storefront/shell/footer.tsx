import { shownSocialLinks } from '@/domain/content/shown-parts'
import type { Shop } from '@/domain/routing/shop'
import { consentSettingsTexts } from '@/storefront/consent/consent-texts'
import { intlFor } from '@/storefront/i18n/intl.server'
import layout from '@/storefront/kit/layout.module.css'
import { CmsLink } from '@/storefront/shop/cms-link'
import classes from './footer.module.css'
import { ConsentLink } from './app-start'
import { chooseFurniture } from './frames'
import { SKIP_TARGETS } from './skip-targets'
import { AppLink } from '@/storefront/kit/app-link'
import { shopPath } from '@/storefront/shop/shop-path'
import { safeTarget } from '@/domain/routing/safe-target'
import { brandName } from './header'
import { Logo } from './logo'

/** Brand with its shops and social links, then the columns of the CMS (the countries are one of them). */
function FooterColumns({ shop }: { shop: Shop }) {
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
      {[...shops, ...shownSocialLinks(market)].map(({ name, url }) => (
        <li key={name}>
          <a href={safeTarget(url, { external: true }) ?? undefined} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Columns of the CMS, carrier, ways of payment and the legal links; in a widget only the legal links and contact (L-07). */
export function Footer({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const { market, content } = shop
  const slim = chooseFurniture(shop.mode) === 'slim'
  return (
    <footer className={slim ? `${classes.footer} ${classes.slim}` : classes.footer} id={SKIP_TARGETS.footer} tabIndex={-1}>
      <div className={layout.wrap}>
        {!slim && <FooterColumns shop={shop} />}
        {!slim && <Ways shop={shop} />}
        <div className={classes.legal}>
          <p>{intl.formatMessage({ id: 'shell.copyright' }, { brand: market.brand.name, domain: market.domain })}</p>
          <nav aria-label={intl.formatMessage({ id: 'shell.legal' })}>
            <ul>
              {content.navigation.legal.map((link) => (
                <li key={link.label}>
                  <CmsLink shop={shop} link={link} />
                </li>
              ))}
              {slim && (
                <li>
                  <CmsLink
                    shop={shop}
                    link={{ label: intl.formatMessage({ id: 'shell.contact' }), to: { kind: 'screen', screen: 'contact' } }}
                  />
                </li>
              )}
              <li>
                <ConsentLink texts={consentSettingsTexts(shop)} className={classes.consent} />
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  )
}

function Ways({ shop: { market, locale } }: { shop: Shop }) {
  const intl = intlFor({ locale, market })
  const { name, alt, imageUrl } = market.footerShippingLogo
  return (
    <div className={classes.ways}>
      <div className={classes.shipping}>
        <span>{intl.formatMessage({ id: 'shell.shippingWith' })}</span>
        {imageUrl ? <img src={imageUrl} alt={alt} height={28} /> : <Carrier name={name} alt={alt} />}
      </div>
      <div>
        <span>{intl.formatMessage({ id: 'shell.payoutBy' })}</span>
        <b>{intl.formatMessage({ id: 'shell.bankTransfer' })}</b>
        <span>{intl.formatMessage({ id: 'shell.or' })}</span>
        <b>{intl.formatMessage({ id: 'shell.payPal' })}</b>
      </div>
    </div>
  )
}

/** A carrier without an image: a parcel and its name, as one picture with the alternative text of the CMS. */
function Carrier({ name, alt }: { name: string; alt: string }) {
  return (
    <span className={classes.carrier} role="img" aria-label={alt}>
      <svg width="26" height="28" viewBox="0 0 26 28" aria-hidden="true">
        <path d="M2 8l11-6 11 6v12l-11 6-11-6zM2 8l11 6 11-6M13 14v12" />
      </svg>
      <span aria-hidden="true">{name}</span>
    </span>
  )
}
