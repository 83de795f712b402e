import type { Metadata } from 'next'
import { clarificationMetadata } from '@/storefront/clarification/clarification-screen'
import { QuickAnswerScreen } from '@/storefront/clarification/quick-answer-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams<'id' | 'trade' | 'offerid'> }

// The address is a secret, so the page is rendered for each request and never cached.
export const dynamic = 'force-dynamic'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop } = await pageShop(props.params)
  return clarificationMetadata(shop)
}

export default async function Page(props: Props) {
  const { shop, params } = await pageShop(props.params)
  return <QuickAnswerScreen shop={shop} id={params.id} trade={params.trade} offerId={params.offerid} />
}
