import 'server-only'
import { devicesMatching } from '@/clients/search'
import { LIST_LIMITS, type BusinessListAnswer, type ListMatch } from '@/contracts/business-list'
import type { DeviceSummary } from '@/contracts/search'
import type { Suggestion } from '@/contracts/suggestions'
import type { Shop } from '@/domain/market/shop'
import { inBatches } from '@/storefront/cart/in-batches'
import { judgeMatch } from './judge-match'

/** Enough for all variants of one model, because the tenth may be the one that is meant. */
const LOOKED_AT = 24

const asSuggestion = (device: DeviceSummary): Suggestion => {
  const { id, manufacturer, name, url, categoryId, thumbnail, releaseYear, maxPrice } = device
  return { id, manufacturer, name, url, categoryId, thumbnail, releaseYear, maxPrice }
}

/**
 * Looks up every model of a list with the shop's search; a line whose search fails is `away`, the others are not
 * affected.
 */
export async function matchList(shop: Shop, models: readonly string[]): Promise<BusinessListAnswer> {
  const different = [...new Set(models)]
  const found = await inBatches(different, (model) => matchOne(shop, model))
  const byModel = new Map(different.map((model, index) => [model, found[index]]))
  return { lines: models.map((model) => byModel.get(model) ?? { kind: 'none' }) }
}

async function matchOne(shop: Shop, model: string): Promise<ListMatch> {
  try {
    const { devices } = await devicesMatching(shop, model, LOOKED_AT)
    const judged = judgeMatch(model, devices, LIST_LIMITS.candidates)
    if (judged.kind === 'match') return { kind: 'match', device: asSuggestion(judged.device) }
    return judged.kind === 'choose' ? { kind: 'choose', devices: judged.devices.map(asSuggestion) } : judged
  } catch {
    // `call` has logged it; the company can look up this line again.
    return { kind: 'away' }
  }
}
