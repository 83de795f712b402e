import type { Metadata } from 'next'
import { BusinessScreen, businessMetadata } from '@/storefront/business/business-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop } = await pageShop(props.params)
  return businessMetadata(shop)
}

export default async function Page(props: Props) {
  const { shop } = await pageShop(props.params)
  return <BusinessScreen shop={shop} />
}
