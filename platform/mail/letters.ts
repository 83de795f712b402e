import type { LetterWriter } from './letter'
import { ACCOUNT_LETTERS } from './letters/account'
import { CLARIFICATION_LETTERS } from './letters/clarification'
import { CONTACT_LETTERS } from './letters/contact'
import { NEWSLETTER_LETTERS } from './letters/newsletter'
import { PAYOUT_LETTERS } from './letters/payout'

/** Every mail that is not about the course of a trade, by its kind; each feature's file in `letters/` brings its own. */
export const LETTERS = {
  ...ACCOUNT_LETTERS,
  ...NEWSLETTER_LETTERS,
  ...CONTACT_LETTERS,
  ...CLARIFICATION_LETTERS,
  ...PAYOUT_LETTERS,
} as const satisfies Record<string, LetterWriter>
export type LetterKind = keyof typeof LETTERS

/** The writer of a kind; null for a kind of another version of the platform. */
export const writerOf = (kind: string): LetterWriter | null =>
  new Map<string, LetterWriter>(Object.entries(LETTERS)).get(kind) ?? null
