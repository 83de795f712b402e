import { isOneEdit } from '@platform/search/edit-distance'

/** A small generator with a fixed seed, so that a figure is the same in every run. */
export function dice(seedNumber: number): (sides: number) => number {
  let state = seedNumber
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

/** One letter left out, doubled by another, replaced, or two swapped, at one of the places. */
export function withTypo(text: string, places: readonly number[], roll: (sides: number) => number): string {
  const at = places[roll(places.length)] ?? 0
  const letter = 'abcdefghijklmnopqrstuvwxyz'[roll(26)] ?? 'x'
  const kinds = [
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + letter + text.slice(at),
    text.slice(0, at) + letter + text.slice(at + 1),
    text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  ]
  return kinds[roll(4)] ?? text
}

/** Positions inside the matches of a pattern, such as words of at least three letters. */
export const placesIn = (text: string, word: RegExp): number[] =>
  [...text.matchAll(word)].flatMap(({ index, 0: match }) => Array.from({ length: match.length }, (_, offset) => index + offset))

/** A model's names as the search stores them: folded, without spaces, alone and with the manufacturer's name. */
export type ModelNames = readonly string[]

/**
 * The result of a typo in a name. `another`: it is the name of another model now, which the search has to show. `unclear`: at
 * least `shown` other models fit just as well: each at one edit too, or beginning with it.
 */
export function makeTypos(typed: string, meant: ModelNames, models: readonly ModelNames[], shown: number) {
  if (meant.includes(typed)) return 'clear'
  let fitting = 0
  for (const names of models) {
    if (names.includes(typed)) return 'another'
    if (names !== meant && names.some((name) => isOneEdit(name, typed) || name.startsWith(typed))) fitting++
  }
  return fitting >= shown ? 'unclear' : 'clear'
}
