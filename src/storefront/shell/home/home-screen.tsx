import type { Metadata } from 'next'
import { categoryList, swallowed } from '@/clients/search-client'
import type { Shop } from '@/domain/routing/shop'
import { ListHint } from '@/storefront/business/list-hint'
import { DeviceTiles } from '@/storefront/catalog/device-tiles'
import { loadOftenSold } from '@/storefront/catalog/load-catalog.server'
import { SearchBox } from '@/storefront/catalog/search/search-box'
import { intlFor } from '@/storefront/i18n/intl.server'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { Icon } from '@/storefront/kit/icon'
import layout from '@/storefront/kit/layout.module.css'
import { Drawer } from '@/storefront/kit/overlays/drawer'
import { StructuredData, type Thing } from '@/storefront/kit/structured-data'
import { SignUp } from '@/storefront/newsletter/sign-up'
import { shopPath } from '@/storefront/shop/shop-path'
import { chooseFurniture } from '@/storefront/shell/frames'
import { HOME_SEARCH } from '@/storefront/shell/skip-targets'
import { everywhere, pageAddress, pageMetadata } from '@/storefront/shop/page-address'
import { HomeBanner } from './home-banner'
import { HomeCategories } from './home-categories'
import classes from './home-hero.module.css'
import { HomePromises } from './home-promises'
import { HomeOpinions, HomeSeal } from './home-ratings'

/** One sentence, one search box, three facts. A partner has its own headline and line. */
function HomeHero({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  return (
    <section className={classes.hero} aria-labelledby="headline">
      <div className={classes.words}>
        <h1 id="headline">{shop.partner?.headline ?? intl.formatMessage({ id: 'home.headline' })}</h1>
        {shop.partner?.intro && <p className={classes.intro}>{shop.partner.intro}</p>}
        <div className={classes.search} id={HOME_SEARCH} tabIndex={-1}>
          <SearchBox shop={shop} place="hero" label={intl.formatMessage({ id: 'home.searchLabel' })} />
        </div>
        <HomeFacts shop={shop} />
        <HomeSeal shop={shop} />
        {!shop.business && (
          <AppLink className={buttonClass({ look: 'link' })} href={`${shopPath(shop, 'home')}?list=mine`}>
            {intl.formatMessage({ id: 'list.title' })}
          </AppLink>
        )}
      </div>
      <Drawer className={classes.art} />
    </section>
  )
}

const FACTS = [
  { icon: 'truck', title: 'home.shipping', text: 'home.shippingShort' },
  { icon: 'lock', title: 'home.lock', text: 'home.lockShort' },
  { icon: 'bank', title: 'home.payoutDays', text: 'home.payoutShort' },
] as const

/** What a sale costs, how long its price holds and when it is paid, with the market's own figures. */
function HomeFacts({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const { priceLockDays: days, payoutWorkingDays: workingDays } = shop.market.promises
  return (
    <ul className={classes.facts} aria-label={intl.formatMessage({ id: 'home.facts' })}>
      {FACTS.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} small />
          <b>{intl.formatMessage({ id: title }, { days, workingDays })}</b>
          <span>{intl.formatMessage({ id: text })}</span>
        </li>
      ))}
    </ul>
  )
}

const OFTEN = 10

/** Models of every category with their portraits; nothing while search is away. */
async function OftenSold({ shop }: { shop: Shop }) {
  const categories = shop.content.navigation.main.flatMap(({ to }) => (to.kind === 'category' ? [to.key] : []))
  const devices = await loadOftenSold(shop, categories, OFTEN)
  if (devices.length === 0) return null
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="often">
      <div className={layout.sectionHead}>
        <h2 id="often">{intlFor(shop).formatMessage({ id: 'catalog.popularDevices' })}</h2>
      </div>
      <DeviceTiles shop={shop} devices={devices} />
    </section>
  )
}

/** The operator of the shop, for search engines. Sample ratings and reviews are never included (P-24). */
function houseData({ market, indexOrigin, locale }: Shop): Thing {
  const logo = market.brand.logoUrl
  return {
    '@type': 'WebSite',
    name: market.brand.name,
    url: `${indexOrigin}/`,
    inLanguage: locale,
    publisher: {
      '@type': 'Organization',
      name: market.brand.name,
      url: `${indexOrigin}/`,
      ...(logo && { logo: new URL(logo, indexOrigin).href }),
      areaServed: market.country,
    },
  }
}

/** Home (S-01). When search is down the categories lack their prices and no device is shown; nothing else needs another system. */
export async function HomeScreen({ shop }: { shop: Shop }) {
  const categories = await swallowed(categoryList(shop))
  return (
    <div className={classes.home}>
      <StructuredData thing={houseData(shop)} />
      <div className={layout.wrap}>
        <HomeHero shop={shop} />
      </div>
      <ListHint shop={shop} />
      <HomeCategories shop={shop} categories={categories.kind === 'found' ? categories.value : null} />
      <OftenSold shop={shop} />
      <HomePromises shop={shop} />
      <HomeOpinions shop={shop} />
      <div className={`${layout.wrap} ${layout.section} ${classes.pair}`}>
        <HomeBanner shop={shop} />
        {chooseFurniture(shop.mode) !== 'slim' && <SignUp shop={shop} />}
      </div>
    </div>
  )
}

export function homeMetadata(shop: Shop): Metadata {
  const intl = intlFor(shop)
  const { priceLockDays, payoutWorkingDays } = shop.market.promises
  return pageMetadata(shop, {
    title: intl.formatMessage({ id: 'home.metaTitle' }),
    description: intl.formatMessage({ id: 'home.metaDescription' }, { days: priceLockDays, workingDays: payoutWorkingDays }),
    address: pageAddress(shop, 'home', {}, everywhere),
  })
}
