import type { Metadata } from 'next'
import { SearchResultsScreen, searchResultsMetadata } from '@/storefront/catalog/search/search-results-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams<'q'> }

// A failed search must not be cached (F6), and a cache would hardly help, because visitors seldom search for the same words.
export const dynamic = 'force-dynamic'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop, params } = await pageShop(props.params)
  return searchResultsMetadata(shop, params.q)
}

export default async function Page(props: Props) {
  const { shop, params } = await pageShop(props.params)
  return <SearchResultsScreen shop={shop} q={params.q} />
}
