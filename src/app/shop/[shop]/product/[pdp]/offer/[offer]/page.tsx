import type { Metadata } from 'next'
import { OfferScreen, offerMetadata } from '@/storefront/catalog/product/offer-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams<'pdp' | 'offer'> }

// An offer's price is personal, so the page is rendered for each request and never cached.
export const dynamic = 'force-dynamic'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop, params } = await pageShop(props.params)
  return offerMetadata(shop, params.pdp, params.offer)
}

export default async function Page(props: Props) {
  const { shop, params } = await pageShop(props.params)
  return <OfferScreen shop={shop} pdp={params.pdp} offer={params.offer} />
}
