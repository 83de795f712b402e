import type { Metadata } from 'next'
import { HomeScreen, homeMetadata } from '@/storefront/shell/home/home-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams }

export const dynamic = 'force-static'
// The page cache in front decides when a page is made again (decision 35), so the framework must not answer with an old one.
export const revalidate = 1
export const generateStaticParams = () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop } = await pageShop(props.params)
  return homeMetadata(shop)
}

export default async function Page(props: Props) {
  const { shop } = await pageShop(props.params)
  return <HomeScreen shop={shop} />
}
