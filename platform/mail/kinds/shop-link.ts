import type { MailLink } from '@platform/mail/mail-content'
import type { Text } from '@platform/messages/texts'
import type { PlatformMarket } from '@platform/markets/platform-market'
import type { WholeTrade } from '@platform/trades/trade-store'

/**
 * A link to the market's shop by a default English path, in the market's own form where the shop has said it, else as it is:
 * every market redirects it. Throws while the address is unknown, so that the mail waits until the link works.
 */
export function shopLink({ application, origin, paths = [] }: PlatformMarket, path: string, text: string): MailLink {
  if (origin === null) throw new Error(`No address of the shop is known for ${application}`)
  const [, bare = path, rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  // The longer pattern first: that of a quick answer begins like that of its clarification.
  const patterns = paths.toSorted((left, right) => right.english.length - left.english.length)
  for (const { english, own } of patterns) {
    const values = valuesIn(english, bare)
    if (values) return { text, url: origin + own.replace(PARAMETER, (place) => values.get(place) ?? '') + rest }
  }
  return { text, url: origin + path }
}

const PARAMETER = /\{\w+\}/g

/** The values of a path by the `{parameters}` of its pattern, as they are written; null for a path of another pattern. */
function valuesIn(pattern: string, path: string): ReadonlyMap<string, string> | null {
  const [start = '', ...literals] = pattern.split(PARAMETER)
  const values = new Map<string, string>()
  if (!path.startsWith(start)) return null
  let at = start.length
  for (const [index, name] of (pattern.match(PARAMETER) ?? []).entries()) {
    const literal = literals[index] ?? ''
    const end = literal === '' ? path.length : path.indexOf(literal, at)
    const value = path.slice(at, end)
    if (end < 0 || value === '' || value.includes('/')) return null
    values.set(name, value)
    at = end + literal.length
  }
  return at === path.length ? values : null
}

const LOOKS_LIKE_AN_ADDRESS = /[@/\\:<>]|[^\s.]\.[^\s.]|\bwww\b/i

/** The name for a greeting, or null where it is none. Only mails to an address that its owner has confirmed greet by name (decision 173). */
export const greetingName = (name: string | undefined): string | null =>
  name === undefined || name.trim() === '' || LOOKS_LIKE_AN_ADDRESS.test(name) ? null : name.trim()

export const greeting = (text: Text, name: string | null): string =>
  name === null ? text('mail.greetingUnnamed') : text('mail.greeting', { name })

type Linked = Pick<WholeTrade, 'accessId' | 'guestAccountId'>

/**
 * The link by which the seller follows a trade, as a default English path. Its secret is in the fragment, which no server and
 * no log sees. In mails to the seller a point and the id that changes the payout follow.
 */
export const tradeLink = ({ accessId, guestAccountId }: Linked): string =>
  `/account/overview#trade=${accessId}${guestAccountId === null ? '' : `.${guestAccountId}`}`
