import { plainPath } from './paths'

/** An address that answers, with the words by which somebody might have meant it: its path, its title. */
export type Candidate<Value> = Readonly<{ words: readonly string[]; value: Value }>
export type Near<Value> = Readonly<{ value: Value; /** 0 to 1. */ score: number }>

/** Below it two addresses have nothing in common but letters. */
const LEAST = 0.34
const LONGEST = 200

/** An address as the words it is made of: small, without accents and signs. */
const worded = (text: string): string =>
  plainPath(text.slice(0, LONGEST))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Groups of three letters, the ends of each word included. */
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
 * The addresses that a missed path most likely meant, the nearest first: by the likeness of the whole path and of its
 * last part, so that a page that has moved to another folder is found.
 */
export function nearestAddresses<Value>(path: string, candidates: readonly Candidate<Value>[], most = 3): readonly Near<Value>[] {
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  const asked = [path, last].map((text) => lettersOf(worded(text)))
  return candidates
    .map(({ words, value }) => {
      const known = words.map((text) => lettersOf(worded(text)))
      return { value, score: Math.max(0, ...known.flatMap((word) => asked.map((text) => likeness(text, word)))) }
    })
    .filter(({ score }) => score >= LEAST)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, most)
}
