const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789.'
const LONGEST = 40

/** A name as `platform.search_names` stores it: folded, without spaces, so that a misplaced space does not matter. */
export const nameOf = (folded: string): string => folded.replaceAll(' ', '')

/**
 * The name and all names at one edit: a letter left out, added or replaced, or two neighbours swapped. Looked up at once,
 * they find what resembles the name as a whole, where words of two or three letters tell too little one by one.
 */
export function namesNear(name: string): string[] {
  if (name.length < 2 || name.length > LONGEST) return []
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
