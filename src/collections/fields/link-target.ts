/** Links in texts lead to a path of the shop, an anchor, a web address, a mail address or a phone number; never to a script. */
export function linkTarget(value: unknown): true | string {
  const legal = typeof value === 'string' && LEGAL.some((form) => form.test(value))
  return legal ? true : 'Give a path such as /kontakt, an address with https://, mailto: or tel:.'
}

const LEGAL = [
  /^\/(?![/\\])[^\s\\\p{Cc}]*$/u,
  /^#[\w-]+$/,
  /^https?:\/\/[^\s\\\p{Cc}]+$/u,
  /^mailto:[^\s\\\p{Cc}]+$/u,
  /^tel:\+?[\d ()-]+$/,
]
