/**
 * The first step of every schema for a value that a person types or pastes: invisible signs, and signs that only look
 * like another, never make a value wrong. In a file without schemas, because forms of the browser call it before those are loaded.
 */

/** Format characters, except joiners between letters, which Persian, Indic and emoji sequences are written with. */
const FORMAT =
  /[^\P{Cf}\u200C\u200D]|(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{Extended_Pictographic}])/gu
const SOFT_HYPHEN = '\u00AD'
/** All dashes, and the minus sign. */
const DASH = /[\p{Pd}\u2212]/gu
/** A character that is drawn: no blank, no control or format character, no filler and no lone accent. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u
/** What is copied along in front of a code: "IBAN-Nr.: ", "tel:". */
const LABEL = /^(?:\p{L}[^:]{0,29}:\s*)+/u
/** A colon may be part of an address, so a label of an address has a blank after it. */
const MAIL_LABEL = /^(?:(?:mailto:|\p{L}[^@:]{0,29}:\s)\s*)+/iu

const visibleOrEmpty = (text: string): string => (VISIBLE.test(text) ? text : '')

/** What editors write for others to read: dashes, soft hyphens and blanks are their own, and a draft is saved while it is typed. */
export const cleanContent = (text: string): string =>
  visibleOrEmpty(text.replace(FORMAT, (sign) => (sign === SOFT_HYPHEN ? sign : '')).normalize('NFC'))

/** Prose of several lines: NFC, line ends as \n. */
export const cleanLines = (text: string): string =>
  visibleOrEmpty(text.replace(FORMAT, '').normalize('NFC').replace(DASH, '-').replace(/\r\n?/g, '\n').trim())

/** A name or another text of one line: NFC. */
export const cleanText = (text: string): string => cleanLines(text).replace(/\p{Zs}+/gu, ' ')

/** NFKC turns full-width letters and digits into those of a keyboard. */
const plainSigns = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(DASH, '-')
    .trim()

/** A code, such as an IBAN, a phone number or a date, without the label that is copied along with it. */
export const cleanCode = (text: string): string => visibleOrEmpty(plainSigns(text).replace(LABEL, '').trim())

/** A mail address in lower case; its domain as the mail system writes it (`bücher.example` is `xn--bcher-kva.example`). */
export function cleanEmail(text: string): string {
  // A small letter and its accent may be one sign where the capital and the accent are two.
  const address = visibleOrEmpty(plainSigns(text).replace(MAIL_LABEL, '')).toLowerCase().normalize('NFKC')
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const isForeign = /[^\p{ASCII}]/u.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
  if (at < 1 || !isForeign || !URL.canParse(`https://${domain}`)) return address
  return `${address.slice(0, at)}@${new URL(`https://${domain}`).hostname}`
}
