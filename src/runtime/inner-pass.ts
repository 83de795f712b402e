import { processWide } from './process-wide'

const pass = () => processWide('runtime.inner-pass', (): { word: string | null } => ({ word: null }))

/**
 * The word by which the server entry asks for an error page under its inner address. Inner addresses are 404 for
 * everybody else. Made by the entry at start; without one, no request passes.
 */
export function setInnerPass(word: string): void {
  pass().word = word
}

export function isInnerPass(given: string | null): boolean {
  const { word } = pass()
  return word !== null && given === word
}
