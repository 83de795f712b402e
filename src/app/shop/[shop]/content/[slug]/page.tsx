import type { Metadata } from 'next'
import { ContentScreen, contentMetadata } from '@/storefront/content/content-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams<'slug'> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop, params } = await pageShop(props.params)
  return contentMetadata(shop, params.slug)
}

export default async function Page(props: Props) {
  const { shop, params } = await pageShop(props.params)
  return <ContentScreen shop={shop} slug={params.slug} />
}
