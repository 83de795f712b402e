import type { Metadata } from 'next'
import { SellCategoryScreen, sellCategoryMetadata } from '@/storefront/catalog/overview/sell-category-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams<'category'> }

export const dynamic = 'force-static'
// The page cache in front decides when a page is made again (decision 35), so the framework must not answer with an old one.
export const revalidate = 1
export const generateStaticParams = () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop, params } = await pageShop(props.params)
  return sellCategoryMetadata(shop, params.category)
}

export default async function Page(props: Props) {
  const { shop, params } = await pageShop(props.params)
  return <SellCategoryScreen shop={shop} category={params.category} />
}
