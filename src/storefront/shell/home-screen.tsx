import type { Shop } from '@/domain/shop'
import { categoryList, swallowed } from '@/clients/search'
import { ListHint } from '@/storefront/business/list-hint'
import layout from '@/storefront/kit/layout.module.css'
import { StructuredData } from '@/storefront/kit/structured-data'
import { SignUp } from '@/storefront/newsletter/sign-up'
import { furnitureOf } from './frames'
import { HomeBanner } from './home-banner'
import { HomeCategories } from './home-categories'
import { HomeHero } from './home-hero'
import { HomePromises } from './home-promises'
import { HomeRatings } from './home-ratings'
import { HomeSteps } from './home-steps'
import { houseData } from './house-data'

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
