import type { Metadata } from 'next'
import { CheckoutScreen, checkoutMetadata } from '@/storefront/checkout/checkout-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop } = await pageShop(props.params)
  return checkoutMetadata(shop)
}

export default async function Page(props: Props) {
  const { shop } = await pageShop(props.params)
  return <CheckoutScreen shop={shop} />
}
