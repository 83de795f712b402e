import { plainPath } from './paths'

/** An address of the shop, with the words that a visitor may have searched it by: its path and its title. */
export type AddressCandidate<Value> = Readonly<{ words: readonly string[]; value: Value }>
export type Near<Value> = Readonly<{ value: Value; /** 0 to 1. */ score: number }>

/** Below this score two addresses resemble each other by chance only. */
const MIN_LIKENESS = 0.34
const MAX_CHARACTERS = 200

/** An address as words: lower case, without accents and punctuation. */
const worded = (text: string): string =>
  plainPath(text.slice(0, MAX_CHARACTERS))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Trigrams of the words, each with a blank at both ends. */
function lettersOf(text: string): ReadonlySet<string> {
  const groups = text.split(' ').flatMap((word) => {
    const ended = ` ${word} `
    return word === '' ? [] : Array.from({ length: ended.length - 2 }, (_, index) => ended.slice(index, index + 3))
  })
  return new Set(groups)
}

function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size === 0 || right.size === 0) return 0
  const both = [...left].filter((group) => right.has(group)).length
  return (2 * both) / (left.size + right.size)
}

/**
 * The addresses that a missed path most likely meant, the nearest first. Compares the whole path and its last part, so that a
 * page that has moved to another folder is found.
 */
export function nearestAddresses<Value>(
  path: string,
  candidates: readonly AddressCandidate<Value>[],
  most = 3,
): readonly Near<Value>[] {
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  const asked = [path, last].map((text) => lettersOf(worded(text)))
  return candidates
    .map(({ words, value }) => {
      const known = words.map((text) => lettersOf(worded(text)))
      return { value, score: Math.max(0, ...known.flatMap((word) => asked.map((text) => likeness(text, word)))) }
    })
    .filter(({ score }) => score >= MIN_LIKENESS)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, most)
}
