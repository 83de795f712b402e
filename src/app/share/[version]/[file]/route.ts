import { loadPhotograph } from '@/clients/photographs'
import { deviceByUrl, pictureOfDevice } from '@/clients/search-client'
import { shopPhotographs } from '@/cms/photograph-widths'
import { shopByKey } from '@/cms/snapshot'
import { deviceOfShareFile, SHARE_VERSION } from '@trade-in-shop/contracts/portrait-address'
import { euros } from '@/domain/euros'
import type { Shop } from '@/domain/routing/shop'
import { DAY } from '@trade-in-shop/runtime/durations'
import { drawSharePicture, type DrawnDevice, type ShareText } from '@trade-in-shop/device-portraits/share-picture'
import { fullName } from '@/storefront/catalog/titles'
import { formatMoney } from '@/storefront/i18n/format'
import { intlFor } from '@/storefront/i18n/intl.server'

const FAMILY: readonly DrawnDevice[] = [
  { category: 'phones', picture: null },
  { category: 'tablets', picture: null },
  { category: 'laptops', picture: null },
]
const NO_STORE = { 'cache-control': 'no-store' }

/** Text and drawing of a device that this market knows; null for an unknown one. Throws when search does not answer. */
async function contentOf(shop: Shop, url: string | null): Promise<readonly [ShareText, readonly DrawnDevice[]] | null> {
  const intl = intlFor(shop)
  const { brand, domain } = shop.market
  const text = { brand: brand.name, domain, price: null }
  if (url === null) return [{ ...text, title: intl.formatMessage({ id: 'home.metaTitle' }) }, FAMILY]
  const device = await deviceByUrl(shop, url)
  if (!device) return null
  const { maxPrice, categoryId: category, picture = null } = device
  const price = maxPrice === null ? null : `${intl.formatMessage({ id: 'catalog.upTo' })} ${formatMoney(intl, euros(maxPrice))}`
  const photograph = picture?.kind === 'photograph' ? await photographOf(shop, url) : null
  return [{ ...text, title: fullName(device), price }, [{ category, picture, photograph }]]
}

async function photographOf(shop: Shop, url: string): Promise<Uint8Array | null> {
  const picture = (await pictureOfDevice(shop, url))?.picture
  return picture?.kind === 'photograph' ? shopPhotographs(loadPhotograph).stored(picture.url) : null
}

/**
 * The picture that other sites show with a link to a page. The server entry caches it by market and file, so that nothing in an
 * address makes it draw twice; anything but a device of this market and the market itself is a 404.
 */
export async function GET({ url, headers }: Request): Promise<Response> {
  const [version, file = ''] = new URL(url).pathname.split('/').slice(-2)
  const shop = shopByKey(headers.get('x-shop-key') ?? '')
  const device = version === SHARE_VERSION ? deviceOfShareFile(file) : false
  if (!shop || device === false) return new Response(null, { status: 404, headers: NO_STORE })
  const found = await contentOf(shop, device).catch(() => 'unavailable' as const)
  if (found === 'unavailable') return new Response(null, { status: 503, headers: { ...NO_STORE, 'retry-after': '5' } })
  if (found === null) return new Response(null, { status: 404, headers: NO_STORE })
  return new Response(await drawSharePicture(...found), {
    headers: {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${DAY / 1000}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
