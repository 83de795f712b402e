import { safeTarget } from '@/domain/routing/safe-target'

const MAIL = /^mailto:[^\s@<>"?]+@[^\s@<>"?]+$/
const PHONE = /^tel:\+?\d[\d ()-]*$/

/** Where a link in a text may lead: a path of this site, an http(s) or mail address, a phone number; null for all else. */
export function safeLink(url: unknown): { href: string; inside: boolean } | null {
  if (typeof url !== 'string') return null
  if (MAIL.test(url) || PHONE.test(url)) return { href: url, inside: false }
  if (/^#[\w-]+$/.test(url)) return { href: url, inside: false }
  const href = safeTarget(url, { external: true })
  return href ? { href, inside: href.startsWith('/') } : null
}
