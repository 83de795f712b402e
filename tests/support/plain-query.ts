import { searchText } from '@/clients/search-client'
import { devicesMatching, type QueryBody } from '@/clients/search-queries'

const MAX_WORDS = 8
/** A number and its unit are one word: "128 GB" is the same as "128gb". */
const WORD = /\d+ (?:gb|tb|mb|mm|mp|hz)(?!\S)|\S+/giu
/** A sign alone ("16 GB / 512 GB") has no word that a device could have. */
const HAS_WORD = /[\p{L}\p{N}+]/u

/** What the words of a text find as they are, without the words of a market. */
export const plainQuery = (text: string): QueryBody =>
  devicesMatching({
    words: (searchText(text).match(WORD) ?? [])
      .filter((word) => HAS_WORD.test(word))
      .slice(0, MAX_WORDS)
      .map((word) => ({ text: word })),
  })
