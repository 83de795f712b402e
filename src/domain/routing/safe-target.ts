const CONTROL_OR_BACKSLASH = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\ufeff\\]/
const EXTERNAL = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i

/**
 * The only check of targets that come from the CMS, a query or storage (security 7). Returns the address to use, or null.
 * Without `external` only paths of this site pass; with it also http(s) addresses without a user name. Script schemes,
 * `//host`, backslashes, blanks and control characters never pass.
 */
export function safeTarget(target: string, { external = false }: { external?: boolean } = {}): string | null {
  if (target.length > 2048 || CONTROL_OR_BACKSLASH.test(target)) return null
  if (target.startsWith('/')) return safePath(target)
  return external && EXTERNAL.test(target) ? safeUrl(target) : null
}

const LINKS_OF_TEXTS = [
  /^\/(?![/\\])[^\s\\\p{Cc}]*$/u,
  /^#[\w-]+$/,
  /^https?:\/\/[^\s\\\p{Cc}]+$/u,
  /^mailto:[^\s\\\p{Cc}]+$/u,
  /^tel:\+?[\d ()-]+$/,
]

/** Links in texts lead to a path of the shop, an anchor, a web address, a mail address or a phone number; never to a script. */
export const isLinkOfText = (target: string): boolean => LINKS_OF_TEXTS.some((form) => form.test(target))

/** Letters of every language, digits, dots, hyphens and underscores, or an address of IPv6; then a port. */
const FIXED_HOST = /^https?:\/\/(?:[\p{L}\p{M}\p{N}._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?=[/?#]|$)/iu

/**
 * Scheme, host and port of an outside target before its parameters are filled in; null where a `{parameter}` or a `*` is among
 * them, because the visitor's address would then choose the host (security 7).
 */
export function fixedOrigin(target: string): string | null {
  const start = FIXED_HOST.exec(target)?.[0]
  return start !== undefined && URL.canParse(start) ? new URL(start).origin : null
}

function safePath(target: string): string | null {
  if (/\/\//.test(target.split(/[?#]/, 1)[0] ?? '')) return null
  const url = parse(target)
  if (!url || url.host !== 'shop.invalid' || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

function safeUrl(target: string): string | null {
  const url = parse(target)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.hostname === '') return null
  return url.href
}

function parse(target: string): URL | null {
  return URL.canParse(target, 'http://shop.invalid') ? new URL(target, 'http://shop.invalid') : null
}
