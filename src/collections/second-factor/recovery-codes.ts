import { randomInt } from 'node:crypto'
import { fingerprint } from './secret-box'

const MANY = 10
const LENGTH = 10
/** Without characters that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Codes for a lost phone, 49 bits each: `k7m2p-x9c4d`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: MANY }, () => {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })

/** The stored hash of a code; capitals, blanks and missing hyphens make no difference. */
export const recoveryHash = (typed: string, owner: string, secret: string): string =>
  fingerprint(typed.toLowerCase().replace(/[^a-z0-9]/g, ''), owner, secret)
