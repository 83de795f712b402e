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

/** The variant whose every word a visitor has typed, such as the size in "iphone 13 256gb"; undefined without one. */
export function findTypedVariant<Device extends Row>({ variants }: Model<Device>, text: string): Device | undefined {
  const typed = new Set(splitText(text))
  const isTyped = (word: string) => typed.has(word) || (/^\d{2,4}gb$/.test(word) && typed.has(word.slice(0, -2)))
  return variants.find(({ variant }) => variant !== '' && splitText(variant).every(isTyped))
}
