import { cleanCode, cleanEmail, cleanLines, cleanText } from '@trade-in-shop/contracts/clean-text'
import { MESSAGE_LENGTH } from '@trade-in-shop/contracts/limits'
import type { MessageId } from '@/storefront/i18n/message-types'
import type { ContactDraft } from './use-contact'

/** The fields in the order of the page, because the first faulty one gets the focus. */
export const CONTACT_FIELDS = ['subject', 'name', 'email', 'tradeNumber', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactProblems = Readonly<Partial<Record<ContactField, MessageId>>>
const isContactField = (name: string): name is ContactField => CONTACT_FIELDS.some((field) => field === name)

export const contactFieldId = (field: ContactField): string => `contact-${field}`

const MAX_CHARACTERS = { name: 120, email: 254, tradeNumber: 40 } as const
const CONTROL = /[\p{Cc}\u2028\u2029]/u
/** Every control character but line end and tab. */
const CONTROL_IN_TEXT = /(?![\n\t])\p{Cc}/u
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Counts characters as the server's schema does: an emoji is one. */
const lengthOf = (text: string): number => [...text].length

const isLine = (text: string, longest: number) => lengthOf(text) <= longest && !CONTROL.test(text)

function problemOfMessage(typed: string): MessageId | null {
  const message = cleanLines(typed)
  const length = lengthOf(message)
  if (length < MESSAGE_LENGTH.min) return 'contact.problem.messageShort'
  if (length > MESSAGE_LENGTH.max) return 'contact.problem.messageLong'
  return CONTROL_IN_TEXT.test(message) ? 'contact.problem.messageInvalid' : null
}

const CHECKS: Readonly<Record<ContactField, (typed: string) => MessageId | null>> = {
  subject: (key) => (key === '' ? 'contact.problem.subject' : null),
  name: (name) => {
    const clean = cleanText(name)
    if (clean === '') return 'contact.problem.name'
    return isLine(clean, MAX_CHARACTERS.name) ? null : 'contact.problem.nameInvalid'
  },
  email: (email) => {
    const clean = cleanEmail(email)
    if (clean === '') return 'contact.problem.email'
    return ADDRESS.test(clean) && clean.length <= MAX_CHARACTERS.email ? null : 'contact.problem.emailInvalid'
  },
  tradeNumber: (number) => (isLine(cleanCode(number), MAX_CHARACTERS.tradeNumber) ? null : 'contact.problem.tradeNumber'),
  message: problemOfMessage,
}

/**
 * The message for each faulty field. As strict as the server's schema except for the mail address, which only a mail
 * can prove.
 */
export function findContactProblems(draft: ContactDraft): ContactProblems {
  const found = CONTACT_FIELDS.map((field) => [field, CHECKS[field](draft[field])] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

const REFUSED: Readonly<Record<ContactField, MessageId>> = {
  subject: 'contact.problem.subject',
  name: 'contact.problem.nameInvalid',
  email: 'contact.problem.emailInvalid',
  tradeNumber: 'contact.problem.tradeNumber',
  message: 'contact.problem.messageInvalid',
}

/** The messages for problems that the server found. */
export const problemsFrom = (errors: readonly Readonly<{ path: string }>[]): ContactProblems =>
  Object.fromEntries(errors.flatMap(({ path }) => (isContactField(path) ? [[path, REFUSED[path]]] : [])))

export const firstFaulty = (problems: ContactProblems): ContactField | undefined =>
  CONTACT_FIELDS.find((field) => problems[field])
