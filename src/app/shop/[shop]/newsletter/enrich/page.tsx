import type { Metadata } from 'next'
import { NotYetScreen } from '@/storefront/shell/not-yet-screen'
import { notYetMetadata } from '@/storefront/shell/not-yet-metadata'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop } = await pageShop(props.params)
  return notYetMetadata(shop, 'newsletter')
}

export default async function Page(props: Props) {
  const { shop } = await pageShop(props.params)
  return <NotYetScreen shop={shop} topic="newsletter" />
}
