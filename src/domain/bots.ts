import { isbot } from 'isbot'

/** Tools by which a person looks at a page; public lists call them bots. */
const PEOPLE = [/^curl\//i, /^Wget\//i]
/** Words in the user agents of browsers that a person or a measuring tool runs, and what they stand for. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/HeadlessChrome/g, 'Chrome'],
  [/ Chrome-Lighthouse/g, ''],
]
/** Bots that public lists do not name. */
const MORE_BOTS = [/AdsBot-Google/i, /Storebot/i]

/** True for crawlers: they get an empty answer in place of an error page (E-03). No user agent is no bot. */
export function isBot(userAgent: string | null | undefined): boolean {
  if (!userAgent || PEOPLE.some((pattern) => pattern.test(userAgent))) return false
  const agent = BROWSERS.reduce((text, [pattern, word]) => text.replace(pattern, word), userAgent)
  return MORE_BOTS.some((pattern) => pattern.test(agent)) || isbot(agent)
}
