const KEY = Symbol.for('shop.inner-pass')

/**
 * The word by which the server entry asks for an error page under its inner address. Inner addresses are 404 for
 * everybody else. Made by the entry at start; without one nobody passes.
 */
export const setInnerPass = (word: string): void => void ((globalThis as { [KEY]?: string })[KEY] = word)

export function isInnerPass(given: string | null): boolean {
  const word = (globalThis as { [KEY]?: string })[KEY]
  return word !== undefined && given === word
}
