import type { Metadata } from 'next'
import { clarificationMetadata } from '@/storefront/clarification/clarification-metadata'
import { ClarificationScreen } from '@/storefront/clarification/clarification-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams<'id' | 'trade'> }

// Behind a secret address: rendered for whoever asks, and kept nowhere.
export const dynamic = 'force-dynamic'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop } = await pageShop(props.params)
  return clarificationMetadata(shop)
}

export default async function Page(props: Props) {
  const { shop, params } = await pageShop(props.params)
  return <ClarificationScreen shop={shop} id={params.id} trade={params.trade} />
}
