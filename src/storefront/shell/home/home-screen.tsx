import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import { categoryList, swallowed } from '@/clients/search'
import { ListHint } from '@/storefront/business/list-hint'
import layout from '@/storefront/kit/layout.module.css'
import { StructuredData, type Thing } from '@/storefront/kit/structured-data'
import { SignUp } from '@/storefront/newsletter/sign-up'
import { furnitureOf } from '@/storefront/shell/frames'
import { pageMetadata } from '@/storefront/shop/page-metadata'
import { everywhere, pageAddress } from '@/storefront/shop/page-address'
import { intlFor } from '@/storefront/i18n/intl.server'
import { HomeBanner } from './home-banner'
import { HomeCategories } from './home-categories'
import { HomeHero } from './home-hero'
import { HomePromises } from './home-promises'
import { HomeRatings } from './home-ratings'
import { HomeSteps } from './home-steps'

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
      {furnitureOf(shop.mode) !== 'slim' && <SignUp shop={shop} />}
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
