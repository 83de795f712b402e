import { loadPhotograph } from '@/clients/photographs'
import { pictureOfDevice } from '@/clients/search-client'
import { shopPhotographs } from '@/cms/photograph-widths'
import { shopByKey } from '@/cms/snapshot'
import { photographRequest } from '@/domain/content/picture-row'
import { DRAWING_POLICY } from '@/http/content-policy'
import { DAY, SECOND } from '@trade-in-shop/runtime/durations'
import { drawPortrait, traitsOfDevice } from '@trade-in-shop/device-portraits/draw-portrait'

const SAFE = {
  'content-security-policy': DRAWING_POLICY,
  'x-content-type-options': 'nosniff',
  vary: 'accept',
}
/** An operator may put another photograph at the same address. */
const PHOTOGRAPH_LIFE = `public, max-age=600, stale-while-revalidate=${DAY / SECOND}`
const DRAWING_LIFE = 'public, max-age=60'

const refuse = (status: number, more: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...more } })

/**
 * The operator's photograph of a device in one of a few widths. It is the one that the market's catalogue names now, whatever
 * the requesting page showed; its drawing while the photograph cannot be had.
 */
export async function GET({ url, headers }: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(url)
  const wanted = photographRequest(pathname, searchParams, headers.get('accept'))
  const shop = shopByKey(headers.get('x-shop-key') ?? '')
  if (!wanted || !shop) return refuse(404)
  const device = await pictureOfDevice(shop, wanted.device).catch(() => 'away' as const)
  if (device === 'away') return refuse(503, { 'retry-after': '5' })
  if (!device) return refuse(404)
  const { picture = null } = device
  const photograph = picture?.kind === 'photograph' ? await shopPhotographs(loadPhotograph).inWidth(picture.url, wanted) : null
  return photograph
    ? new Response(photograph.bytes, { headers: { ...SAFE, 'content-type': photograph.type, 'cache-control': PHOTOGRAPH_LIFE } })
    : new Response(drawPortrait(traitsOfDevice(device.categoryId, picture), wanted.size), {
        headers: { ...SAFE, 'content-type': 'image/svg+xml', 'cache-control': DRAWING_LIFE },
      })
}
