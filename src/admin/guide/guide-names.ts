import { isStaffTextId, staffMessage } from '@/domain/staff-messages/staff-messages'
import { findWords } from '@/collections/words/in-staff-languages'
import { staffI18n } from '@/collections/words/payload-texts'
import { formatStaffMessage, staffLanguage, type StaffMessage } from '@/domain/staff-words'

/** A text of Payload, or ours in its place. */
function payloadText(group: string, key: string, language: string): string | null {
  const own = staffLanguage(language)
  const texts: readonly unknown[] = [staffI18n.translations[own], staffI18n.supportedLanguages[own].translations]
  const found = texts.map((all) => memberOf(memberOf(all, group), key)).find((text) => typeof text === 'string')
  return typeof found === 'string' ? found : null
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined

/** Texts of our own screens are found by their id; those of forms by their English text (`form`), those of Payload by their key (`cms`). */
function messageOf(area: string, name: string): StaffMessage | null {
  if (area === 'form') return findWords(name)
  const id = `${area}.${name}`
  return isStaffTextId(id) ? staffMessage(id) : null
}

/**
 * What the admin calls something: `review:handIn`, `form:Publish all the same` or `cms:general:save`. A count in braces is
 * left out. Null when the admin has no such name.
 */
export function guideName(reference: string, language: string): string | null {
  const [area = '', ...rest] = reference.split(':')
  const message = area === 'cms' ? null : messageOf(area, rest.join(':'))
  const text = message ? formatStaffMessage(message, language) : payloadText(rest[0] ?? '', rest[1] ?? '', language)
  return text?.replace(/ \(\{+\w+\}+\)|\{+\w+\}+/g, (part) => (part.startsWith(' ') ? '' : '…')) ?? null
}
