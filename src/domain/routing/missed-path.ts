import { pathWithoutSentence } from './copied-addresses'
import { plainPath, tidyPath } from './paths'

/** Replaces a part of a path that may be personal data in the log. */
export const HIDDEN_PART = '…'
const MAX_CHARACTERS = 200

/** A part after one of these is a secret, whatever it looks like. */
const BEFORE_A_SECRET =
  /^(?:clarification|clarificationquickanswer|tokens?|reset|verify|verification|confirm|confirmation|hash|session|invite|unsubscribe|abmelden)$/i
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const DATE = /^(?:19|20)\d\d[-.](?:0?[1-9]|1[0-2])(?:[-.](?:0?[1-9]|[12]\d|3[01]))?$/
/** A phone, order or account number, with or without punctuation between its digits. */
const NUMBER = /\+?\d(?:(?:[.()+-]|%2[08-d])*\d){6,}/gi
const RUN = /[A-Za-z0-9_~+=-]{12,}/g
/** Words as people write them into URLs: `Datenschutz`, `iphone`, `128gb`, `wh1000xm4`. */
const WORD = /^(?:[A-Z]?[a-zß-öø-ÿ]{1,40}|[a-z0-9]{1,10}|\d{1,6}|[A-Z]{1,6})$/

/** A link with a rest of its sentence was followed by a person, and is the same entry as the link itself. */
const pathAsLinked = (rawPath: string): string => pathWithoutSentence(tidyPath(plainPath(rawPath).toWellFormed()))

const isWritten = (run: string): boolean => run.split(/[-_+~=]+/).every((word) => word === '' || WORD.test(word))

function hidePart(part: string): string {
  if (part.includes('@')) return HIDDEN_PART
  return part
    .replace(UUID, HIDDEN_PART)
    .replace(RUN, (run) => (isWritten(run) ? run : HIDDEN_PART))
    .replace(NUMBER, (number) => (DATE.test(number) ? number : HIDDEN_PART))
}

/**
 * A missed path in the form that may be logged (R-22): readable, in lower case, at most 200 characters. Parts that look like a
 * mail address, a token, a hash or a long number are replaced by `…`, so that the links of two people are one entry.
 */
export function missedPath(rawPath: string): string {
  const parts = pathAsLinked(rawPath).split('/')
  const secret = parts.findIndex((part) => BEFORE_A_SECRET.test(part))
  const loggedParts =
    secret < 0 || secret === parts.length - 1 ? parts.map(hidePart) : [...parts.slice(0, secret + 1).map(hidePart), HIDDEN_PART]
  const path = loggedParts
    .join('/')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .normalize('NFC')
    .toLowerCase()
  return path.length <= MAX_CHARACTERS ? path : `${path.slice(0, MAX_CHARACTERS).toWellFormed()}${HIDDEN_PART}`
}

/** Old pages end in `.html`; other endings are files that no person links to. Mail addresses are excluded. */
const FILE = /\/[^/@]*\.(?!html?(?:$|\/))[a-z0-9]{1,6}(?:$|\/)/i
const PROBES =
  /\/(?:wp-|wordpress|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|admin|administrator|cms-api|actuator|solr|owa|autodiscover|\.|_ignition|telescope|server-status|boaform|hnap1|console|jenkins|druid|graphql|swagger)|\.\.|%00|%25|[<>"'`$;|\\]/i

/** True for paths that no person types: files, URLs of other software, attempts to break in. They count as machines. */
export function isProbe(rawPath: string): boolean {
  const path = pathAsLinked(rawPath)
  return FILE.test(path) || PROBES.test(path)
}

/** Host of the page that a visitor came from; null without a referrer or when it is no web address. */
export function refererHost(referer: string | null | undefined): string | null {
  if (!referer || referer.length > 2048 || !URL.canParse(referer)) return null
  const { protocol, hostname } = new URL(referer)
  return /^https?:$/.test(protocol) && hostname.length <= 253 ? hostname : null
}
