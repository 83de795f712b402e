import type { Metadata } from 'next'
import { ThankYouScreen, thankYouMetadata } from '@/storefront/checkout/thank-you/thank-you-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop } = await pageShop(props.params)
  return thankYouMetadata(shop)
}

export default async function Page(props: Props) {
  const { shop } = await pageShop(props.params)
  return <ThankYouScreen shop={shop} />
}
