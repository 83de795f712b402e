import type { Metadata } from 'next'
import type { Shop } from '@/domain/routing/shop'
import { formatMoney } from '@/storefront/i18n/format'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Breadcrumbs } from '@/storefront/kit/breadcrumbs'
import { ButtonLink } from '@/storefront/kit/button-link'
import { Icon } from '@/storefront/kit/icon'
import { Illustration } from '@/storefront/kit/illustration'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { homeLink } from '@/storefront/shop/home-link'
import { shopPath } from '@/storefront/shop/shop-path'
import { pageMetadata, nowhereElse, pageAddress } from '@/storefront/shop/page-address'
import { BusinessContact } from './business-contact'
import { ListLater } from '@/storefront/list/list-later'
import classes from './business-screen.module.css'

const LIST = 'list'

/**
 * The page for companies (S-08); the route exists only where the market buys from them (M-07). On the business host it
 * contains the list; on other hosts it links to that host, because the host alone decides business mode (M-06).
 */
export function BusinessScreen({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const title = intl.formatMessage({ id: 'business.title' })
  const home = homeLink(shop, intl.formatMessage({ id: 'common.home' }))
  return (
    <div className={`${layout.wrap} ${classes.page}`}>
      <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={[home, title]} />
      <div className={classes.hero}>
        <div>
          <h1>{title}</h1>
          <p className={layout.lead}>{intl.formatMessage({ id: 'business.lead' })}</p>
          {!shop.business && <ToList shop={shop} />}
        </div>
        <Illustration name="laptop" size="l" className={classes.drawing} />
      </div>
      {shop.business && <TheList shop={shop} />}
      <Steps shop={shop} />
      <Offers shop={shop} />
      <BusinessContact shop={shop} />
    </div>
  )
}

function ToList({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  if (!shop.businessOrigin) return null
  return (
    <div className={classes.way}>
      <ButtonLink href={`${shop.businessOrigin}${shopPath(shop, 'b2bLanding')}#${LIST}`}>
        {intl.formatMessage({ id: 'business.toList' })}
      </ButtonLink>
      <p className={layout.muted}>{intl.formatMessage({ id: 'business.toShop' })}</p>
    </div>
  )
}

function TheList({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const { b2bAddress, toAddress } = shop.market.contact
  return (
    <section id={LIST} className={classes.list} aria-labelledby="business-list-title">
      <h2 id="business-list-title">{intl.formatMessage({ id: 'business.list' })}</h2>
      <p className={layout.muted}>{intl.formatMessage({ id: 'business.listLead' })}</p>
      <noscript>
        <Notice kind="warn">{intl.formatMessage({ id: 'business.needsScript' }, { address: b2bAddress ?? toAddress })}</Notice>
      </noscript>
      <IntlIsland shop={shop} features={['list']}>
        <ListLater />
      </IntlIsland>
    </section>
  )
}

const STEPS = [
  ['business.listStep', 'business.listStepText'],
  ['business.priceStep', 'business.priceStepText'],
  ['business.sendStep', 'business.sendStepText'],
] as const

function Steps({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const { priceLockDays, payoutWorkingDays } = shop.market.promises
  const facts = { days: priceLockDays, workingDays: payoutWorkingDays }
  return (
    <section aria-labelledby="business-how">
      <h2 id="business-how">{intl.formatMessage({ id: 'business.how' })}</h2>
      <ol className={classes.steps}>
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <h3>{intl.formatMessage({ id: title })}</h3>
            <p>{intl.formatMessage({ id: text }, facts)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const OFFERS = [
  ['business.offerOne', 'business.offerOneText'],
  ['business.offerCap', 'business.offerCapText'],
  ['business.offerData', 'business.offerDataText'],
  ['business.offerInvoice', 'business.offerInvoiceText'],
] as const

function Offers({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const { b2bTradeCap, currency } = shop.market
  const facts = { cap: formatMoney(intl, { amount: b2bTradeCap, currency }) }
  return (
    <section aria-labelledby="business-offer">
      <h2 id="business-offer">{intl.formatMessage({ id: 'business.offer' })}</h2>
      <ul className={classes.offers}>
        {OFFERS.map(([title, text]) => (
          <li key={title}>
            <Icon name="check" className={classes.icon} />
            <div>
              <h3>{intl.formatMessage({ id: title }, facts)}</h3>
              <p>{intl.formatMessage({ id: text })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function businessMetadata(shop: Shop): Metadata {
  const intl = intlFor(shop)
  return pageMetadata(shop, {
    title: intl.formatMessage({ id: 'business.title' }),
    description: intl.formatMessage({ id: 'business.lead' }),
    address: pageAddress(shop, 'b2bLanding', {}, nowhereElse),
  })
}
