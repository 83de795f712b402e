import { nearestAddresses } from '@/domain/routing/nearest-address'
import type { Shop } from '@/domain/routing/shop'
import { readOverviews } from './catalogue-choices'
import { devicesMatching } from './search-client'

const SHOWN_DEVICES = 5

/**
 * What a shop finds for a text; where that is nothing, names of makers and series like it. Throws `ApiError` when the search is
 * unreachable.
 */
export async function trySearch(shop: Shop, text: string) {
  const { total, hasMore, devices, notBought, isImei } = await devicesMatching(shop, text, SHOWN_DEVICES)
  const isNoDevice = notBought !== null || isImei
  const names = devices.map(({ manufacturer, name }) => `${manufacturer} ${name}`)
  return { total, hasMore, isNoDevice, names, near: total > 0 ? [] : await findNear(shop, text) }
}

async function findNear(shop: Shop, text: string): Promise<string[]> {
  const candidates = (await readOverviews(shop)).map(({ isSeries, name, of }) => {
    const whole = isSeries && !name.startsWith(of) ? `${of} ${name}` : name
    return { words: [name, whole], value: whole }
  })
  return [...new Set(nearestAddresses(text, candidates).map(({ value }) => value))]
}
