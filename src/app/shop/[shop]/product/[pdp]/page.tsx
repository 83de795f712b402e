import type { Metadata } from 'next'
import { ProductScreen, productMetadata } from '@/storefront/catalog/product/product-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams<'pdp'> }

export const dynamic = 'force-static'
// The page cache in front decides when a page is made again (decision 35), so the framework must not answer with an old one.
export const revalidate = 1
export const generateStaticParams = () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop, params } = await pageShop(props.params)
  return productMetadata(shop, params.pdp)
}

export default async function Page(props: Props) {
  const { shop, params } = await pageShop(props.params)
  return <ProductScreen shop={shop} pdp={params.pdp} />
}
