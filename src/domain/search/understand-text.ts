import { CATEGORY_KEYS, type CategoryKey } from '@trade-in-shop/contracts/search'
import { FACT_KINDS, type Fact } from '@trade-in-shop/contracts/suggestions'
import { imeiProblem } from '@/domain/checkout/imei'
import { splitText } from './split-text'
import { COLOURS_IN_ENGLISH, wordsOfMarket, type Meaning, type MarketWords } from './market-words'
import { MAX_WORDS_PER_PHRASE, type SearchWord } from '@/domain/content/search-word'

/** A word to search for. `also`: other ways to write it; `isWhole`: neither a beginning nor a typo; `isSure`: no typo; `isWeak`: a detail. */
export type TypedWord = Readonly<{ text: string; also?: readonly string[]; isWhole?: true; isSure?: true; isWeak?: true }>

/** What a typed text asks for, before anything is searched. */
export type Understood = Readonly<{
  /** What a device must have. */
  words: readonly TypedWord[]
  /** Words that were set aside; a device that has them comes first. */
  wished: readonly string[]
  /** Of a text that names no device, but a category. */
  category: CategoryKey | null
  /** The maker beside a category, where nothing else is left; it is then none of the words. */
  maker: string | null
  facts: readonly Fact[]
  /** The key of a kind of thing that is not bought: a known one, or one of the staff's own. */
  notBought: string | null
  isImei: boolean
  /** A sentence has words that say nothing about the device. */
  isSentence: boolean
}>

type Token = { text: string; meanings: readonly Meaning[] }

const FIFTEEN_DIGITS = /(?<!\d)\d(?:[ -]?\d){14}(?!\d)/

function hasImei(text: string): boolean {
  const [digits] = FIFTEEN_DIGITS.exec(text) ?? []
  return digits !== undefined && imeiProblem(digits) === null
}

const isNoImei = (word: string) => !/^(?:imei|meid|sn|\d+(?:-\d+)*)$/.test(word)

/** The longest known phrases from the left; a word without a meaning is one of its own. */
function readPhrases(tokens: readonly string[], { meanings }: MarketWords): Token[] {
  const read: Token[] = []
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(MAX_WORDS_PER_PHRASE, tokens.length - at)
    while (length > 1 && !meanings.has(tokens.slice(at, at + length).join(' '))) length--
    const text = tokens.slice(at, at + length).join(' ')
    read.push({ text, meanings: meanings.get(text) ?? [] })
    at += length
  }
  return read
}

const LENGTHS = Array.from({ length: MAX_WORDS_PER_PHRASE }, (_, nth) => MAX_WORDS_PER_PHRASE - nth)

/** Puts what a phrase means in its place, also where a number is written together with it. */
export function replaceSynonyms(tokens: readonly string[], { synonyms }: Pick<MarketWords, 'synonyms'>): string[] {
  const replaced: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const length = LENGTHS.find((many) => at + many <= tokens.length && synonyms.has(tokens.slice(at, at + many).join(' ')))
    const [, name = '', number = ''] = /^([a-z]{3,})(\d.*)$/.exec(tokens[at] ?? '') ?? []
    const meant = length ? synonyms.get(tokens.slice(at, at + length).join(' ')) : synonyms.get(name)
    replaced.push(...(meant ? [...meant, ...(length ? [] : [number])] : [tokens[at] ?? '']))
    at += (length ?? 1) - 1
  }
  return replaced
}

/** "9. generation", "8ème génération", "sexta generación" and "gen 9" are the number alone. */
function readGenerations(tokens: readonly string[], { generations, ordinals }: MarketWords): string[] {
  const numberOf = (token = '') => ordinals.get(token) ?? /^(\d{1,2})(?:st|nd|rd|th|er|ere|e|eme|ieme|a|o)?$/.exec(token)?.[1]
  const read = [...tokens]
  for (let at = 0; at < read.length; at++) {
    if (!generations.has(read[at] ?? '')) continue
    const [before, after] = [numberOf(read[at - 1]), numberOf(read[at + 1])]
    if (before !== undefined) read.splice(at - 1, 2, `gen-${before}`)
    else if (after !== undefined) read.splice(at, 2, `gen-${after}`)
  }
  return read
}

const ORDINAL_ENDINGS: Readonly<Record<string, string>> = { '1': 'st', '2': 'nd', '3': 'rd' }

/** What a word without a meaning asks for: units, generations and the codes of makers. */
function readWord(text: string, category: CategoryKey | null): TypedWord {
  const [, generation] = /^gen-(\d+)$/.exec(text) ?? []
  if (generation)
    return { text: generation, also: [`${generation}${ORDINAL_ENDINGS[generation] ?? 'th'}`, `${generation}e`], isWhole: true }
  const [, size] = /^([\d.]+)in$/.exec(text) ?? []
  // A monitor's size is how its code begins: "34WP65C".
  if (size && category === 'monitors') return { text: size, isWeak: true }
  if (size) return { text: size, also: Number(size) > 13 ? [String(Math.floor(Number(size)))] : [], isWhole: true, isWeak: true }
  const [, stem] = /^([a-z0-9]{5})[a-z]{1,2}\/a$/.exec(text) ?? []
  if (stem) return { text: stem, isWhole: true }
  const [, family, version] = /^(cuh|cfi|cech)-?(\d{2})\d{2}[a-z]?$/.exec(text) ?? []
  if (family) return { text: `${family}-${version}`, isWhole: true }
  const [, samsung] = /^(sm-?[a-z]\d{3})[a-z0-9]{0,3}(?:\/[a-z]+)?$/.exec(text) ?? []
  if (samsung) return { text: samsung.replace(/^sm-?/, 'sm-') }
  if (/^a\d{4}$/.test(text)) return { text, isWhole: true }
  return /^(?:19|20)\d\d$|^\d+[gt]b$|^(?:[345]g|lte)$/.test(text) ? { text, isWeak: true } : { text }
}

const has = ({ meanings }: Token, ...kinds: Meaning['kind'][]) => meanings.some(({ kind }) => kinds.includes(kind))
const keyOf = ({ meanings }: Pick<Token, 'meanings'>, wanted: 'category' | 'notBought' | 'maker') =>
  meanings.flatMap((meaning) => (meaning.kind === wanted ? [meaning.key] : []))[0]

const SIZE_OR_LENS = /^(?:[\d.,]+(?:gb|tb|in|mm|mp|hz|mah|k|x)?|f\/?[\d.]+|\d+-\d+(?:mm)?|gen-\d+)$/
const LETTER = /^[a-z]$/

/** Whether the words name a device, not only its maker or a size: "galaxy", "s21", "5d". */
export const namesDevice = (texts: readonly string[], isMaker: (text: string) => boolean): boolean =>
  texts.some((text, nth) =>
    LETTER.test(text) ? /^\d/.test(texts[nth + 1] ?? '') : /[a-z]/.test(text) && !SIZE_OR_LENS.test(text) && !isMaker(text),
  )

export const isMakerName = (text: string, locale: string): boolean =>
  wordsOfMarket(locale)
    .meanings.get(text)
    ?.some(({ kind }) => kind === 'maker') ?? false

type Sorted = {
  kept: string[]
  wished: string[]
  facts: Fact[]
  categories: string[]
  notBought: string | null
  isOfSale: boolean
}

const isStorage = (text: string) => /^\d+[gt]b$/.test(text)
const factOf = (token: Token): Fact[] => {
  const fact = isStorage(token.text) ? 'storage' : FACT_KINDS.find((one) => token.meanings.some(({ kind }) => kind === one))
  return fact ? [{ kind: fact, text: token.text }] : []
}

/** Sorts the phrases: what names the device, what is set aside, and what of it is not bought. */
function sortTokens(tokens: readonly Token[], locale: string): Sorted {
  const sorted: Sorted = { kept: [], wished: [], facts: [], categories: [], notBought: null, isOfSale: false }
  const isMaker = (text: string) => isMakerName(text, locale)
  const isException = tokens.some((token) => has(token, 'bought'))
  const isDamaged = tokens.some((token) => has(token, 'condition'))
  let isAfterFact = false
  for (const [nth, token] of tokens.entries()) {
    const named = namesDevice(sorted.kept, isMaker)
    if (has(token, 'with') && (named || sorted.categories.length > 0)) sorted.isOfSale = true
    const facts = factOf(token)
    sorted.facts.push(...facts)
    const kind = isException ? undefined : keyOf(token, 'notBought')
    const isCounted = has(token, 'extra') && /^\d+$/.test(tokens[nth - 1]?.text ?? '')
    const isPart =
      named && (has(token, 'condition', 'colour') || isCounted || (has(token, 'part') && (isDamaged || nth < tokens.length - 1)))
    const isBundled = sorted.isOfSale || (named && isAfterFact)
    if (kind && !isPart && !isBundled && !has(token, 'category')) sorted.notBought ??= kind
    const category = keyOf(token, 'category')
    if (category && !sorted.isOfSale) sorted.categories.push(category)
    if (isStorage(token.text)) sorted.kept.push(token.text)
    // "moto e 5", "samsung a 51"
    else if (LETTER.test(token.text) && /^\d/.test(tokens[nth + 1]?.text ?? '')) sorted.kept.push(token.text)
    else if (token.meanings.length === 0 || has(token, 'bought', 'maker'))
      (sorted.isOfSale ? sorted.wished : sorted.kept).push(...token.text.split(' '))
    else if (!has(token, 'joining', 'with'))
      sorted.wished.push(...token.text.split(' '), ...(COLOURS_IN_ENGLISH.get(token.text) ?? []))
    if (named && (facts.length > 0 || has(token, 'extra', 'spec'))) isAfterFact = true
  }
  return sorted
}

const MAX_WORDS = 8
/** A detail is the first to go from a long title. */
const boundWords = (words: readonly TypedWord[]): readonly TypedWord[] => {
  const strong = words.filter(({ isWeak }) => !isWeak)
  const weak = new Set(words.filter(({ isWeak }) => isWeak).slice(0, Math.max(0, MAX_WORDS - strong.length)))
  return words.filter((word) => !word.isWeak || weak.has(word)).slice(0, MAX_WORDS)
}

/** Reads a typed text with the words of a market and of its staff, before anything is searched. */
export function understandText(text: string, locale: string, added: readonly SearchWord[] = []): Understood {
  const vocabulary = wordsOfMarket(locale, added)
  const isMaker = (word: string) => isMakerName(word, locale)
  const typed = readGenerations(replaceSynonyms(splitText(text), vocabulary), vocabulary)
  const tokens = readPhrases(typed, vocabulary)
  const sorted = sortTokens(tokens, locale)
  const named = namesDevice(sorted.kept, isMaker)
  const isImei = (hasImei(text) || typed.includes('imei')) && !namesDevice(sorted.kept.filter(isNoImei), isMaker)
  const isSentence = tokens.filter((token) => has(token, 'filler')).length > 1
  const answer = { notBought: isImei ? null : sorted.notBought, isImei, isSentence }
  if (isImei || sorted.notBought !== null) return { words: [], wished: [], category: null, maker: null, facts: [], ...answer }
  const category = named ? null : (CATEGORY_KEYS.find((key) => key === sorted.categories.at(-1)) ?? null)
  // "mi 11" is no device without "mi".
  const isLost = !named && category === null && !sorted.kept.some(isMaker)
  const kept = isLost ? typed : sorted.kept
  const last = tokens.at(-1)
  const ending = !isLost && last && has(last, 'joining') && /^[a-z]{1,3}$/.test(last.text) ? [last.text] : []
  const maker = category && (keyOf({ meanings: vocabulary.meanings.get(kept.join(' ')) ?? [] }, 'maker') ?? null)
  // "Monitor" alone asks for all monitors, not for a "Smart Monitor" first.
  const isTelling = (word: string) => category === null || !vocabulary.meanings.has(word)
  const wished = [...sorted.wished.filter(isTelling), ...ending]
  const words = maker ? [] : boundWords(kept.map((word) => readWord(word, category)))
  return { words, wished: isLost ? [] : [...new Set(wished)], category, maker, facts: sorted.facts, ...answer }
}
