import type { DeviceSummary } from '@trade-in-shop/contracts/search'
import { splitText } from '@/domain/search/split-text'
import { compareVariants } from '@/domain/variant-order'

type Row = Pick<DeviceSummary, 'seriesId' | 'model' | 'variant' | 'maxPrice'>

/** The devices of one model that a list contains. */
export type Model<Device extends Row = DeviceSummary> = Readonly<{
  /** The device that the list names first: in a search the best match. */
  first: Device
  /** All of them, from the smallest to the largest. */
  variants: readonly Device[]
  /** Minor units; null where none of them is bought. */
  maxPrice: number | null
}>

/** People look for a model, so its sizes are one row. Models are in the order of their first devices. */
export function groupByModel<Device extends Row>(devices: readonly Device[]): readonly Model<Device>[] {
  const groups = Map.groupBy(devices, ({ seriesId, model }) => `${seriesId} ${model}`)
  return [...groups.values()].flatMap((variants) => {
    const [first] = variants
    if (!first) return []
    const prices = variants.flatMap(({ maxPrice }) => maxPrice ?? [])
    return { first, variants: variants.toSorted(compareVariants), maxPrice: prices.length > 0 ? Math.max(...prices) : null }
  })
}

/** "weiße" is a form of "Weiß", "roja" of "Rojo", and a number without a unit is a size. */
function isFormOf(typed: string, own: string): boolean {
  if (typed === own || (/^\d{2,4}$/.test(typed) && own === `${typed}gb`)) return true
  const stem = own.replace(/[aeo]$/, '')
  return /^[a-z]{3,}$/.test(stem) && typed.startsWith(stem) && typed.length - own.length <= 2
}

/**
 * The one variant that has the size, colour or other words a visitor has typed beside the model, such as the size in "iphone 13
 * 256gb"; undefined where several have them.
 */
export function findTypedVariant<Device extends Row>({ first, variants }: Model<Device>, text: string): Device | undefined {
  const ofModel = new Set(splitText(first.model))
  const typed = splitText(text).filter((word) => !ofModel.has(word))
  const named = variants.map((device) => ({ device, own: splitText(device.variant) }))
  const hasWord = (own: readonly string[], word: string) => own.some((one) => isFormOf(word, one))
  const telling = typed.filter((word) => named.some(({ own }) => hasWord(own, word)))
  const fitting = named.filter(({ own }) => telling.every((word) => hasWord(own, word)))
  const whole = ({ own }: (typeof named)[number]) =>
    own.length > 0 && own.every((one) => typed.some((word) => isFormOf(word, one)))
  const only = telling.length > 0 && fitting.length === 1 ? fitting[0] : undefined
  return (fitting.find(whole) ?? only ?? named.findLast(whole))?.device
}
