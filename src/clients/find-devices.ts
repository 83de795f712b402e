import type { Fact, NotBoughtKind } from '@trade-in-shop/contracts/suggestions'
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
    notBought: NotBoughtKind | null
    isImei: boolean
  }>

type Without<Device> = Readonly<{ found: DevicePage<Device>; dropped: readonly TypedWord[] }>
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
): Promise<TextAnswer<Device>> {
  const understood = understandText(text, locale)
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
  const { words, category, isSentence } = understood
  if (words.length < 2) return null
  const isMaker = (text: string) => isMakerName(text, locale)
  const without = (dropped: readonly TypedWord[]) => words.filter((word) => !dropped.includes(word))
  /** "Dyson V11" is no LG V10: a short code says nothing without the word before it. */
  const isAnswer = (dropped: readonly TypedWord[]) => {
    const left = without(dropped).map((word) => word.text)
    const hasMaker = left.some(isMaker)
    const isFirstLost = words[0] !== undefined && dropped.includes(words[0]) && !words[0].isWeak && !hasMaker && !isSentence
    const telling = isFirstLost ? left.filter((word) => /^[a-z]{3}|.{5}/.test(word)) : left
    return namesDevice(telling, isMaker) || (category !== null && hasMaker)
  }
  /** All at once; the first that finds something. */
  const firstOf = async (choices: readonly (readonly TypedWord[])[]) => {
    const asked = choices.filter((dropped) => dropped.length > 0 && dropped.length < words.length && isAnswer(dropped))
    const answers = await Promise.all(asked.map((dropped) => ask({ ...understood, words: without(dropped) })))
    const nth = answers.findIndex(({ total }) => total > 0)
    const [found, dropped] = [answers[nth], asked[nth]]
    return found && dropped ? { found, dropped } : null
  }
  const weak = words.filter((word) => word.isWeak)
  const [withoutDetail, ...known] = await Promise.all([
    firstOf([...weak.map((word) => [word]), weak]),
    ...words.map((word) => hasAny(devicesWithBeginning(word))),
  ])
  if (withoutDetail) return withoutDetail
  const unknown = words.filter((_, nth) => !known[nth])
  const fromLast = words.filter((_, nth) => known[nth]).toReversed()
  return (
    (await firstOf([...unknown.toReversed().map((word) => [word]), unknown, [...unknown, ...weak]])) ??
    (await firstOf([
      ...fromLast.map((word) => [...unknown, word]),
      ...fromLast.slice(1).map((_, nth) => [...unknown, ...fromLast.slice(0, nth + 2)]),
    ]))
  )
}
