/** Fewest insertions, deletions, substitutions and swaps of neighbours between two words (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1)
      row.push(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

/** True for two different words at exactly one edit; quicker than counting, it runs over every word of many documents. */
export function isOneEdit(a: string, b: string): boolean {
  const difference = a.length - b.length
  if (difference > 1 || difference < -1 || a === b) return false
  let start = 0
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start++
  if (difference === 1) return a.slice(start + 1) === b.slice(start)
  if (difference === -1) return a.slice(start) === b.slice(start + 1)
  if (a.slice(start + 1) === b.slice(start + 1)) return true
  return a[start] === b[start + 1] && a[start + 1] === b[start] && a.slice(start + 2) === b.slice(start + 2)
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789.'
const MAX_WORD_LENGTH = 40

/** A name as `platform.search_names` stores it: folded, without spaces, so that a misplaced space does not matter. */
export const joinWords = (folded: string): string => folded.replaceAll(' ', '')

/**
 * The name and all names at one edit: a letter left out, added or replaced, or two neighbours swapped. Looked up at once,
 * they find what resembles the name as a whole, where words of two or three letters tell too little one by one.
 */
export function namesNear(name: string): string[] {
  if (name.length < 2 || name.length > MAX_WORD_LENGTH) return []
  const near = new Set([name])
  for (let at = 0; at <= name.length; at++) {
    const [before, after] = [name.slice(0, at), name.slice(at)]
    near.add(before + after.slice(1))
    if (after.length > 1) near.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    for (const letter of LETTERS) {
      near.add(before + letter + after)
      if (after) near.add(before + letter + after.slice(1))
    }
  }
  near.delete('')
  return [...near]
}
