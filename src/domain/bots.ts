import { isbot } from 'isbot'

/** Parts of user agents that public lists call bots, although a person or a measuring tool looks at the page. */
const PEOPLE = [/HeadlessChrome/g, /Chrome-Lighthouse/g, /^curl\/\S+/g, /^Wget\/\S+/g]
/** Bots that public lists do not name. */
const MORE_BOTS = [/AdsBot-Google/i, /Storebot/i]

/** True for crawlers: they get an empty answer in place of an error page (E-03). No user agent is no bot. */
export function isBot(userAgent: string | null | undefined): boolean {
  if (!userAgent) return false
  const agent = PEOPLE.reduce((text, pattern) => text.replace(pattern, 'Chrome'), userAgent)
  return MORE_BOTS.some((pattern) => pattern.test(agent)) || isbot(agent)
}
