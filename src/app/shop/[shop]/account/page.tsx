import type { Metadata } from 'next'
import { overviewMetadata } from '@/storefront/account/overview/overview-metadata'
import { OverviewScreen } from '@/storefront/account/overview/overview-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop } = await pageShop(props.params)
  return overviewMetadata(shop)
}

export default async function Page(props: Props) {
  const { shop } = await pageShop(props.params)
  return <OverviewScreen shop={shop} />
}
