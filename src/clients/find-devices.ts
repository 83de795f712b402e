import type { Fact } from '@trade-in-shop/contracts/suggestions'
import type { SearchWord } from '@/domain/content/search-word'
import { isMakerName, namesDevice, understandText, type TypedWord, type Understood } from '@/domain/search/understand-text'
import { devicesMatching, devicesWithBeginning, type QueryBody } from './search-queries'

type DevicePage<Device> = Readonly<{ devices: readonly Device[]; total: number; hasMore: boolean }>
/** Looks up a page of devices; searches of one turn of the event loop are one request. */
type LookUp<Device> = (body: QueryBody) => Promise<DevicePage<Device>>
type HasAny = (body: QueryBody) => Promise<boolean>

export type TextAnswer<Device> = DevicePage<Device> &
  Readonly<{
    /** What was understood and is not searched for. */
    understood: readonly Fact[]
    /** Words that no device has together with the others; they were dropped. */
    without: readonly string[]
    /** The key of a kind. */
    notBought: string | null
    isImei: boolean
  }>

type Without<Device> = Readonly<{ found: DevicePage<Device>; dropped: readonly TypedWord[] }>
/** How many words are dropped one by one. Each costs a search, and a pasted text has many words. */
const MAX_WORDS_DROPPED_ALONE = 6

const NOTHING = { devices: [], total: 0, hasMore: false } as const

/**
 * Finds what a visitor's text asks for. Where no device has all words, the weakest are dropped: details, then words that the
 * catalogue does not have, then one of the others. What is left must still name a device: a maker or a number answers nothing.
 */
export async function findDevices<Device>(
  text: string,
  locale: string,
  lookUp: LookUp<Device>,
  hasAny: HasAny,
  added: readonly SearchWord[] = [],
): Promise<TextAnswer<Device>> {
  const understood = understandText(text, locale, added)
  const { facts, notBought, isImei, words, category } = understood
  const answer = ({ found, dropped }: Without<Device>): TextAnswer<Device> => {
    const without = dropped.map((word) => word.text)
    return { ...found, understood: facts.filter((fact) => !without.includes(fact.text)), without, notBought, isImei }
  }
  const nothing = answer({ found: NOTHING, dropped: [] })
  if (words.length === 0 && category === null) return nothing
  const ask = (query: Understood): Promise<DevicePage<Device>> => lookUp(devicesMatching(query))
  const all = await ask(understood)
  if (all.total > 0) return answer({ found: all, dropped: [] })
  // "LG console": a maker without such devices answers nothing.
  if (category !== null && !words.every((word) => isMakerName(word.text, locale))) {
    const elsewhere = await ask({ ...understood, category: null })
    if (elsewhere.total > 0) return answer({ found: elsewhere, dropped: [] })
  }
  const best = await withoutWeakest(understood, locale, ask, hasAny)
  return best ? answer(best) : nothing
}

async function withoutWeakest<Device>(
  understood: Understood,
  locale: string,
  ask: (query: Understood) => Promise<DevicePage<Device>>,
  hasAny: HasAny,
): Promise<Without<Device> | null> {
  const { words: all, category, isSentence } = understood
  if (all.length < 2) return null
  const isMaker = (text: string) => isMakerName(text, locale)
  const isFirst = (word: TypedWord) => word.text === all[0]?.text && !word.isWeak
  /** "Dyson V11" is no LG V10: a short code says nothing without the word before it. */
  const isAnswer = (left: readonly string[], dropped: readonly TypedWord[]) => {
    const hasMaker = left.some(isMaker)
    const isFirstLost = dropped.some(isFirst) && !hasMaker && !isSentence
    return (
      namesDevice(isFirstLost ? left.filter((word) => /^[a-z]{3}|.{5}/.test(word)) : left, isMaker) ||
      (category !== null && hasMaker)
    )
  }
  /** All at once; the first that finds something. */
  const firstOf = async (words: readonly TypedWord[], choices: readonly (readonly TypedWord[])[]) => {
    const asked = choices.flatMap((dropped) => {
      const left = words.filter((word) => !dropped.includes(word))
      const texts = left.map((word) => word.text)
      return dropped.length > 0 && left.length > 0 && isAnswer(texts, dropped) ? [{ left, dropped }] : []
    })
    const answers = await Promise.all(asked.map(({ left }) => ask({ ...understood, words: left })))
    const nth = answers.findIndex(({ total }) => total > 0)
    const [found, chosen] = [answers[nth], asked[nth]]
    return found && chosen ? { found, dropped: chosen.dropped } : null
  }
  const details = all.filter((word) => word.isWeak)
  const withoutDetail = await firstOf(all, [...(details.length > 1 ? details.map((word) => [word]) : []), details])
  if (withoutDetail) return withoutDetail
  const known = await Promise.all(all.map((word) => hasAny(devicesWithBeginning(word))))
  // A word of the catalogue is no typo, which saves the search for what it resembles.
  const words = all.map((word, nth): TypedWord => (known[nth] ? { ...word, isSure: true } : word))
  const unknown = words.filter(({ isSure }) => !isSure)
  const fromLast = words
    .filter(({ isSure }) => isSure)
    .toReversed()
    .slice(0, MAX_WORDS_DROPPED_ALONE)
  const weak = words.filter(({ isWeak }) => isWeak)
  return (
    (await firstOf(words, [
      ...unknown
        .toReversed()
        .slice(0, MAX_WORDS_DROPPED_ALONE)
        .map((word) => [word]),
      unknown,
      [...unknown, ...weak],
    ])) ??
    (await firstOf(words, [
      ...fromLast.map((word) => [...unknown, word]),
      ...fromLast.slice(1).map((_, nth) => [...unknown, ...fromLast.slice(0, nth + 2)]),
    ]))
  )
}
