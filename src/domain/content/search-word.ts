import * as z from 'zod'
import { NOT_BOUGHT_KINDS } from '@trade-in-shop/contracts/suggestions'

/** Of a market, with those of all markets. */
export const MAX_WORDS_PER_MARKET = 1000
export const MAX_PHRASES_PER_ENTRY = 20
export const MAX_TYPED_CHARACTERS = 80
export const MAX_SENTENCE_CHARACTERS = 200
export const MAX_ADVICE_CHARACTERS = 500
/** A longer phrase is never looked for. */
export const MAX_WORDS_PER_PHRASE = 6

const Phrases = z.array(z.string().min(1).max(MAX_TYPED_CHARACTERS)).max(MAX_PHRASES_PER_ENTRY)

/** An entry of staff that the search of a market obeys. */
export const SearchWord = z.discriminatedUnion('action', [
  z.object({ action: z.literal('synonym'), typed: Phrases.min(1), target: z.string().min(1).max(MAX_TYPED_CHARACTERS) }),
  z.object({
    action: z.literal('notBought'),
    id: z.string(),
    typed: Phrases,
    /** A kind that the shop knows itself; null for one of the staff's own. */
    kind: z.enum(NOT_BOUGHT_KINDS).nullable(),
    /** The words of the known kind are searched for like all others. */
    off: z.boolean(),
    sentence: z.string().max(MAX_SENTENCE_CHARACTERS).nullable(),
    advice: z.string().max(MAX_ADVICE_CHARACTERS).nullable(),
  }),
])
export type SearchWord = z.infer<typeof SearchWord>
type NotBoughtWord = Extract<SearchWord, { action: 'notBought' }>

/** The phrases of a field with several of them, between commas, semicolons or line breaks. */
export const splitPhrases = (typed: string): string[] =>
  typed
    .split(/[,;\n]+/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)

export const kindKey = ({ id, kind }: Pick<NotBoughtWord, 'id' | 'kind'>): string => kind ?? `staff-${id}`

/** What staff wrote about a kind that is not bought; an entry of the market comes after those of all markets. */
export function findKindTexts(words: readonly SearchWord[], key: string) {
  const own = words.filter((word) => word.action === 'notBought').filter((word) => !word.off && kindKey(word) === key)
  const last = (name: 'sentence' | 'advice') => own.findLast((word) => word[name] !== null)?.[name] ?? null
  return { sentence: last('sentence'), advice: last('advice') }
}
