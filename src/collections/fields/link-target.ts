import type { PayloadRequest } from 'payload'
import { say } from '@/domain/staff-words'
import { linkWords } from './link-words'

/** Links in texts lead to a path of the shop, an anchor, a web address, a mail address or a phone number; never to a script. */
export function linkTarget(value: unknown, { req }: { req: PayloadRequest }): true | string {
  const legal = typeof value === 'string' && LEGAL.some((form) => form.test(value))
  return legal ? true : say(linkWords.target, req.i18n.language)
}

const LEGAL = [
  /^\/(?![/\\])[^\s\\\p{Cc}]*$/u,
  /^#[\w-]+$/,
  /^https?:\/\/[^\s\\\p{Cc}]+$/u,
  /^mailto:[^\s\\\p{Cc}]+$/u,
  /^tel:\+?[\d ()-]+$/,
]
