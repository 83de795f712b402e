import { processWide } from './process-wide'

const pass = () => processWide('runtime.inner-pass', (): { word: string | null } => ({ word: null }))

/**
 * The secret by which the server entry requests an error page under its inner address. Inner addresses are 404 for all others
 * . The entry creates it at start; before that, no request passes.
 */
export function setInnerPass(word: string): void {
  pass().word = word
}

export function isInnerPass(given: string | null): boolean {
  const { word } = pass()
  return word !== null && given === word
}
