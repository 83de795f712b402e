import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import type { CollectionBeforeValidateHook, PayloadRequest, Where } from 'payload'
import * as z from 'zod'
import { getId } from '@/collections/access/staff-member'
import { lockMarket } from '@/collections/saving/lock-market'
import {
  MAX_PHRASES_PER_ENTRY,
  MAX_TYPED_CHARACTERS,
  MAX_WORDS_PER_MARKET,
  MAX_WORDS_PER_PHRASE,
  splitPhrases,
} from '@/domain/content/search-word'
import { wordsOfMarket } from '@/domain/search/market-words'
import { splitText } from '@/domain/search/split-text'
import { understandText } from '@/domain/search/understand-text'
import { staffWords, type StaffKey } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage, type MessageValues } from '@/domain/staff-words'
import { type Refusal, refuse } from '@trade-in-shop/payload-workbench/saving/refuse'

const words = staffWords('searchWord')

const Text = z.string().trim().nullish().catch(null)
const Entry = z.object({ action: Text, typed: Text, target: Text, kind: Text, sentence: Text })
type Entry = z.infer<typeof Entry>

type Problem = Readonly<{ path: keyof Entry; key: StaffKey<'searchWord'>; values?: MessageValues }>
/** A phrase as it is compared: folded, without signs. */
export const phraseKey = (phrase: string): string => splitText(phrase).join(' ')

/** A phrase that names what the shop buys would hide all of it. */
function meaningProblem(key: string, locales: readonly string[]): 'isMaker' | 'isCategory' | null {
  const kinds = new Set(locales.flatMap((locale) => wordsOfMarket(locale).meanings.get(key) ?? []).map(({ kind }) => kind))
  return kinds.has('maker') ? 'isMaker' : kinds.has('category') ? 'isCategory' : null
}

function phraseProblem(phrase: string, action: Entry['action'], locales: readonly string[]): Problem | null {
  const length = splitText(phrase).length
  const values = { phrase, words: MAX_WORDS_PER_PHRASE, characters: MAX_TYPED_CHARACTERS }
  if (length === 0) return { path: 'typed', key: 'noWord', values }
  if (length > MAX_WORDS_PER_PHRASE || phrase.length > MAX_TYPED_CHARACTERS) return { path: 'typed', key: 'longPhrase', values }
  const key = action === 'ignored' ? null : meaningProblem(phraseKey(phrase), locales)
  return key && { path: 'typed', key, values }
}

function targetProblem({ target }: Entry, phrases: readonly string[], locales: readonly string[]): Problem | null {
  if (!target || phraseKey(target) === '') return { path: 'target', key: 'noTarget' }
  if (phrases.map(phraseKey).includes(phraseKey(target))) return { path: 'target', key: 'sameTarget' }
  const isSearched = locales.every((locale) => {
    const { notBought, isImei } = understandText(target, locale)
    return notBought === null && !isImei
  })
  return isSearched ? null : { path: 'target', key: 'targetNotBought' }
}

/** What is wrong with an entry by itself. `locales`: of its market, or of all. */
export function findSearchWordProblems(entry: Entry, locales: readonly string[]): Problem[] {
  const { action, kind, sentence } = entry
  const phrases = splitPhrases(entry.typed ?? '')
  const isNew = action === 'notBought' && !kind
  const found: readonly (Problem | null)[] = [
    phrases.length === 0 && (isNew || action !== 'notBought') ? { path: 'typed', key: 'noPhrase' } : null,
    phrases.length > MAX_PHRASES_PER_ENTRY
      ? { path: 'typed', key: 'manyPhrases', values: { most: MAX_PHRASES_PER_ENTRY } }
      : null,
    phrases.map((phrase) => phraseProblem(phrase, action, locales)).find((problem) => problem !== null) ?? null,
    action === 'synonym' ? targetProblem(entry, phrases, locales) : null,
    isNew && !sentence ? { path: 'sentence', key: 'noSentence' } : null,
  ]
  return found.filter((problem) => problem !== null)
}

async function readLocales(req: PayloadRequest, market: number | string | null): Promise<string[]> {
  const where: Where = market === null ? {} : { id: { equals: market } }
  const { docs } = await req.payload.find({ ...EVERY_DOCUMENT, collection: 'markets', where, select: { locale: true }, req })
  return [...new Set(docs.map(({ locale }) => locale))]
}

/** A phrase that another entry of the same market has, and a market with as many entries as a search can obey. */
async function findClashes(req: PayloadRequest, market: number | string | null, id: unknown, entry: Entry): Promise<Problem[]> {
  const where: Where = { market: market === null ? { exists: false } : { equals: market } }
  const { docs } = await req.payload.find({ ...EVERY_DOCUMENT, collection: 'search-words', where, select: { typed: true }, req })
  const others = docs.filter((doc) => doc.id !== id)
  const taken = new Set(others.flatMap(({ typed }) => splitPhrases(typed ?? '').map(phraseKey)))
  const twice = splitPhrases(entry.typed ?? '').find((phrase) => taken.has(phraseKey(phrase)))
  return [
    ...(twice === undefined ? [] : [{ path: 'typed', key: 'twice', values: { phrase: twice } } as const]),
    ...(others.length < MAX_WORDS_PER_MARKET
      ? []
      : [{ path: 'typed', key: 'full', values: { most: MAX_WORDS_PER_MARKET } } as const]),
  ]
}

/** Refuses an entry that the search could not obey or that would hide what the shop buys, with a sentence at the field. */
export const checkSearchWord: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data) return data
  const doc: Readonly<Record<string, unknown>> = { ...originalDoc, ...data }
  const entry = Entry.parse(doc)
  const market = getId(doc.market)
  await lockMarket(req, market ?? 'all')
  const found = [
    ...findSearchWordProblems(entry, await readLocales(req, market)),
    ...(await findClashes(req, market, originalDoc?.id, entry)),
  ]
  const problems = found.map(({ path, key, values }): Refusal => ({
    path,
    message: formatStaffMessage(words[key], req.i18n.language, values),
  }))
  refuse(collection.slug, problems, req)
  return data
}
