import type { Shop } from '@/domain/shop'

export async function ProductScreen({ shop, pdp }: { shop: Shop; pdp: string }) {
  return <h1>{[shop.market.name, pdp].join(' ')}</h1>
}
