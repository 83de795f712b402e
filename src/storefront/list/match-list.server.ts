import 'server-only'
import { devicesMatching, devicesWithWords } from '@/clients/search-client'
import type { DeviceListAnswer, ListMatch } from '@trade-in-shop/contracts/device-list'
import { LIST_LIMITS } from '@trade-in-shop/contracts/limits'
import type { DeviceSummary } from '@trade-in-shop/contracts/search'
import type { Shop } from '@/domain/routing/shop'
import { understandText } from '@/domain/search/understand-text'
import { inBatches } from '@/storefront/cart/in-batches'
import { meansWord, readWords, suggestDevice } from '@/storefront/catalog/models'
import { inListTurn } from './list-bulkhead.server'

type Named = Pick<DeviceSummary, 'manufacturer' | 'name'>
type Judgement<Device> =
  | Readonly<{ kind: 'match'; device: Device }>
  | Readonly<{ kind: 'choose'; devices: readonly Device[] }>
  | Readonly<{ kind: 'none' }>

/** "128 GB", "128GB" and "128-gb" are one word; parts of a code are words of their own. */
const wordsOf = (text: string): string[] => readWords(text.replace(/[-/.&]/g, ' '))

/** Devices whose names have all typed words, and of those the ones whose names have no others. */
function devicesMeant<Device extends Named>(text: string, devices: readonly Device[]): { meant: Device[]; exact: Device[] } {
  const typed = wordsOf(text)
  const meant = devices.filter(({ manufacturer, name }) => {
    const own = wordsOf(`${manufacturer} ${name}`)
    return typed.length > 0 && typed.every((word) => own.some((one) => meansWord(word, one)))
  })
  const exact = meant.filter(({ manufacturer, name }) => {
    const maker = new Set(wordsOf(manufacturer))
    const said = new Set(typed.filter((word) => !maker.has(word)))
    return new Set(wordsOf(name).filter((word) => !maker.has(word))).size === said.size
  })
  return { meant, exact }
}

/**
 * Decides whether a device found by search is the one that a line means (P-16). It is when its name alone contains all
 * typed words and no others, or when it is the only one with all typed words; otherwise the company chooses. `understood`: the
 * text without what is set aside, such as a colour, for a line whose words no device has all of.
 */
export function judgeMatch<Device extends Named>(
  text: string,
  devices: readonly Device[],
  most: number,
  understood = text,
): Judgement<Device> {
  if (devices.length === 0) return { kind: 'none' }
  const asTyped = devicesMeant(text, devices)
  const { meant, exact } = asTyped.meant.length > 0 ? asTyped : devicesMeant(understood, devices)
  const [only] = exact.length === 1 ? exact : meant.length === 1 ? meant : []
  if (only) return { kind: 'match', device: only }
  const first = [...meant, ...devices.filter((device) => !meant.includes(device))]
  return { kind: 'choose', devices: first.slice(0, most) }
}

/** Enough for all variants of one model, because the tenth may be the one that is meant. */
const LOOKED_AT = 24

/**
 * Looks up every model of a list with the shop's search; a line whose search fails is `away`, the others are not
 * affected.
 */
export async function matchList(shop: Shop, models: readonly string[]): Promise<DeviceListAnswer> {
  const different = [...new Set(models)]
  const found = await inListTurn(() => inBatches(different, (model) => matchOne(shop, model)))
  const byModel = new Map(different.map((model, index) => [model, found[index]]))
  return { lines: models.map((model) => byModel.get(model) ?? { kind: 'none' }) }
}

async function matchOne(shop: Shop, model: string): Promise<ListMatch> {
  try {
    // Words as they are typed are looked up in an index; forgiving typos compares words.
    const [named, ...others] = devicesMeant(model, await devicesWithWords(shop, model, LOOKED_AT)).exact
    if (named && others.length === 0) return { kind: 'match', device: suggestDevice(named) }
    const { devices } = await devicesMatching(shop, model, LOOKED_AT)
    const { words } = understandText(model, shop.market.locale, shop.content.searchWords)
    const judged = judgeMatch(model, devices, LIST_LIMITS.candidates, words.map(({ text }) => text).join(' '))
    if (judged.kind === 'match') return { kind: 'match', device: suggestDevice(judged.device) }
    return judged.kind === 'choose' ? { kind: 'choose', devices: judged.devices.map(suggestDevice) } : judged
  } catch {
    // `call` has logged it; the company can look up this line again.
    return { kind: 'away' }
  }
}
