import type { BasePayload } from 'payload'
import { readStaffLanguage } from './staff-language'
import type { StaffLanguage } from '@/domain/staff-words'
import { errorMessage } from '@trade-in-shop/runtime/error-text'

type StaffMail = Readonly<{
  write: (language: StaffLanguage) => Readonly<{ subject: string; paragraphs: readonly string[] }>
  /** Where the admin shows what the mail is about, such as `/releases`. */
  path: string
  /** Of those who have not opened the admin yet. */
  language?: StaffLanguage
}>

/**
 * Mails members of staff, each in their language, with a link into the admin. A mail that fails is logged: the admin shows the
 * same.
 */
export async function mailStaff(
  payload: BasePayload,
  readers: readonly Readonly<{ id: number; email: string }>[],
  { write, path, language = 'en' }: StaffMail,
): Promise<void> {
  for (const { id, email } of readers)
    try {
      const { subject, paragraphs } = write((await readStaffLanguage(payload, id)) ?? language)
      // The origins of the admin; the first is the one that mails link to.
      const link = `${payload.config.csrf[0] ?? ''}${payload.config.routes.admin}${path}`
      await payload.sendEmail({ to: email, subject, text: [...paragraphs, link].join('\n\n') })
    } catch (error) {
      payload.logger.warn({ msg: 'A mail to staff was not sent', reason: errorMessage(error) })
    }
}
