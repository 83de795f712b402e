import type { DeviceSummary } from '@trade-in-shop/contracts/search'
import type { Suggestion } from '@trade-in-shop/contracts/suggestions'
import { COLOURS_IN_ENGLISH } from '@/domain/search/market-words'
import { splitText } from '@/domain/search/split-text'
import { replaceSynonyms } from '@/domain/search/understand-text'
import { compareVariants } from '@/domain/variant-order'

export const suggestDevice = (device: DeviceSummary): Suggestion => {
  const { id, manufacturer, name, url, categoryId, thumbnail, picture, releaseYear, maxPrice } = device
  return { id, manufacturer, name, url, categoryId, thumbnail, picture, releaseYear, maxPrice }
}

type Row = Pick<DeviceSummary, 'seriesId' | 'model' | 'variant' | 'maxPrice'>

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

/** The words of a text, with each colour in English: "weiße", "bianca" and "Weiß" are "white". */
export const readWords = (text: string): string[] => replaceSynonyms(splitText(text), { synonyms: COLOURS_IN_ENGLISH })

/** Whether a typed word is a word of a name; a number without a unit may be a size. */
export const meansWord = (typed: string, own: string): boolean =>
  typed === own || (/^\d{2,4}$/.test(typed) && own === `${typed}gb`)

/**
 * The one variant that has the size, colour or other words a visitor has typed beside the model, such as the size in "iphone 13
 * 256gb"; undefined where several have them.
 */
export function findTypedVariant<Device extends Row>({ first, variants }: Model<Device>, text: string): Device | undefined {
  const ofModel = new Set(readWords(first.model))
  const typed = readWords(text).filter((word) => !ofModel.has(word))
  const named = variants.map((device) => ({ device, own: readWords(device.variant) }))
  const hasWord = (own: readonly string[], word: string) => own.some((one) => meansWord(word, one))
  const telling = typed.filter((word) => named.some(({ own }) => hasWord(own, word)))
  const fitting = named.filter(({ own }) => telling.every((word) => hasWord(own, word)))
  const whole = ({ own }: (typeof named)[number]) =>
    own.length > 0 && own.every((one) => typed.some((word) => meansWord(word, one)))
  const only = telling.length > 0 && fitting.length === 1 ? fitting[0] : undefined
  return (fitting.find(whole) ?? only ?? named.findLast(whole))?.device
}
