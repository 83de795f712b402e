import type { Metadata } from 'next'
import { QuoteScreen, quoteMetadata } from '@/storefront/catalog/product/offer-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams<'quote'> }

// A saved price ends, and its device may be another one's address by then: read for each request.
export const dynamic = 'force-dynamic'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop } = await pageShop(props.params)
  return quoteMetadata(shop)
}

export default async function Page(props: Props) {
  const { shop, params } = await pageShop(props.params)
  return <QuoteScreen shop={shop} id={params.quote} />
}
