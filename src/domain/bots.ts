import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** Programs by which a person reads a page, or has it read aloud; public lists call them bots. */
const PEOPLE = [/^(?:curl|Wget|Lynx|w3m)\//i, /Google-Read-Aloud|google-speakr/i]
/** Words in the user agents of browsers that a person or a measuring tool runs, and what they stand for. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/HeadlessChrome/g, 'Chrome'],
  [/ Chrome-Lighthouse/g, ''],
  // The name of a phone may be any word: "M BOT 60", "Spider".
  [/\(Linux; (?:U; )?Android (?![^)]*(?:compatible|http))[^)]*\)/g, '(Linux; Android)'],
]
/** Bots that public lists do not name. */
const MORE_BOTS = [/AdsBot-Google/i, /Storebot/i]

function looksLikeBot(userAgent: string): boolean {
  if (PEOPLE.some((pattern) => pattern.test(userAgent))) return false
  const agent = BROWSERS.reduce((text, [pattern, word]) => text.replace(pattern, word), userAgent)
  return MORE_BOTS.some((pattern) => pattern.test(agent)) || isbot(agent)
}

/** The lists take longer than any other decision about a cached page, and most visitors have one of a few hundred browsers. */
const known = new LRUCache<string, boolean>({
  ...{ maxSize: 100_000, sizeCalculation: (_, userAgent) => userAgent.length },
  memoMethod: looksLikeBot,
})

/** True for crawlers: they get an empty answer in place of an error page (E-03). No user agent is no bot. */
export const isBot = (userAgent: string | null | undefined): boolean => Boolean(userAgent && known.memo(userAgent))
