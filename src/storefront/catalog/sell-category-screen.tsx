import type { Shop } from '@/domain/shop'

export async function SellCategoryScreen({ shop, category }: { shop: Shop; category: string }) {
  return <h1>{[shop.market.name, category].join(' ')}</h1>
}
