import type { Metadata } from 'next'
import { AccountOverviewScreen, accountOverviewMetadata } from '@/storefront/account/overview/account-overview-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop } = await pageShop(props.params)
  return accountOverviewMetadata(shop)
}

export default async function Page(props: Props) {
  const { shop } = await pageShop(props.params)
  return <AccountOverviewScreen shop={shop} />
}
