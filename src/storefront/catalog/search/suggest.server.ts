import 'server-only'
import { devicesMatching } from '@/clients/search'
import type { Suggestions } from '@/contracts/suggestions'
import type { Shop } from '@/domain/market/shop'

const ROWS = 8

/**
 * The suggestions below the search field. Throws `ApiError` when search does not answer; the field then offers a retry
 * (E-06).
 */
export async function suggest(shop: Shop, text: string): Promise<Suggestions> {
  const { devices, total } = await devicesMatching(shop, text, ROWS)
  return {
    total,
    devices: devices.map(({ id, manufacturer, name, url, categoryId, thumbnail, picture, releaseYear, maxPrice }) => ({
      id,
      manufacturer,
      name,
      url,
      categoryId,
      thumbnail,
      picture,
      releaseYear,
      maxPrice,
    })),
  }
}
