import type { Shop } from '@/domain/shop'

export async function OverviewScreen({ shop, overview }: { shop: Shop; overview: string }) {
  return <h1>{[shop.market.name, overview].join(' ')}</h1>
}
