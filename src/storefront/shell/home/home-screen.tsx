import type { Metadata } from 'next'
import { categoryList, swallowed } from '@/clients/search-client'
import type { Shop } from '@/domain/routing/shop'
import { ListHint } from '@/storefront/business/list-hint'
import { SearchBox } from '@/storefront/catalog/search/search-box'
import { intlFor } from '@/storefront/i18n/intl.server'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
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
import { HomeRatings } from './home-ratings'
import { Illustration } from '@/storefront/kit/illustration'
import homeStepsClasses from './home-steps.module.css'

/** One sentence, one search box. A partner has its own headline and line. */
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

/** Home (S-01). When search is down the categories lack their prices; nothing else on the page needs another system. */
export async function HomeScreen({ shop }: { shop: Shop }) {
  const categories = await swallowed(categoryList(shop))
  return (
    <>
      <StructuredData thing={houseData(shop)} />
      <div className={layout.wrap}>
        <HomeHero shop={shop} />
      </div>
      <ListHint shop={shop} />
      <HomeCategories shop={shop} categories={categories.kind === 'found' ? categories.value : null} />
      <HomeSteps shop={shop} />
      <HomePromises shop={shop} />
      <HomeBanner shop={shop} />
      <HomeRatings shop={shop} />
      {chooseFurniture(shop.mode) !== 'slim' && <SignUp shop={shop} />}
    </>
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

const STEPS = [
  { title: 'home.step1', text: 'home.step1Text', drawing: 'phone' },
  { title: 'home.step2', text: 'home.step2Text', drawing: 'parcel' },
  { title: 'home.step3', text: 'home.step3Text', drawing: 'bank-transfer' },
] as const

function HomeSteps({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const workingDays = shop.market.promises.payoutWorkingDays
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="steps">
      <div className={layout.sectionHead}>
        <h2 id="steps">{intl.formatMessage({ id: 'home.steps' })}</h2>
      </div>
      <ol className={homeStepsClasses.steps}>
        {STEPS.map(({ title, text, drawing }) => (
          <li key={title} className={homeStepsClasses.step}>
            <h3>{intl.formatMessage({ id: title })}</h3>
            <Illustration name={drawing} size="m" className={homeStepsClasses.drawing} />
            <p>{intl.formatMessage({ id: text }, { workingDays })}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
