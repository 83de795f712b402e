import * as z from 'zod'
import { endpoint } from '@/app/api/endpoint'
import { devicesMatching } from '@/clients/search-client'
import { Suggestions } from '@/contracts/suggestions'
import { TextLine } from '@/contracts/typed-text'
import type { Shop } from '@/domain/market/shop'
import { ok } from '@/http/reply'

export const GET = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Devices and categories of the market that match a typed text.',
  who: 'anyone',
  busy: true,
  query: z.strictObject({ q: TextLine(200, 0).describe('The text.') }),
  answers: { 200: { json: { Suggestions } } },
  run: async ({ shop, query }) => ok(await suggest(shop, query.q)),
})

const ROWS = 8

/**
 * The suggestions below the search field. Throws `ApiError` when search does not answer; the field then offers a retry
 * (E-06).
 */
async function suggest(shop: Shop, text: string): Promise<Suggestions> {
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
