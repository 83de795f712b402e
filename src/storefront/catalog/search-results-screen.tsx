import type { Shop } from '@/domain/shop'

export async function SearchResultsScreen({ shop, q }: { shop: Shop; q: string }) {
  return <h1>{[shop.market.name, q].join(' ')}</h1>
}
