import type { Shop } from '@/domain/shop'

export async function OfferScreen({ shop, pdp, offer }: { shop: Shop; pdp: string; offer: string }) {
  return <h1>{[shop.market.name, pdp, offer].join(' ')}</h1>
}
