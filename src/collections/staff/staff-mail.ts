import { staffWords } from '@/domain/staff-messages/staff-messages'
import nodemailer from 'nodemailer'
import type { EmailAdapter, PayloadRequest } from 'payload'
import { formatStaffMessage, staffLanguage } from '@/domain/staff-words'

const mailWords = staffWords('mail')

type Settings = Readonly<{ SMTP_URL?: string | undefined; MAIL_FROM: string }>

const ADDRESS = /^\s*(?:"?([^"<]*?)"?\s*)?<?([^<>\s]+@[^<>\s]+)>?\s*$/

/**
 * Mails to staff (a forgotten password) over SMTP. Without a server they are not sent, and the log says so without their
 * content.
 */
export const staffMail =
  ({ SMTP_URL, MAIL_FROM }: Settings): EmailAdapter =>
  ({ payload }) => {
    const [, name, address] = ADDRESS.exec(MAIL_FROM) ?? []
    const transport = SMTP_URL ? nodemailer.createTransport(SMTP_URL, {}) : null
    return {
      name: 'smtp',
      defaultFromName: name || 'Shop CMS',
      defaultFromAddress: address ?? MAIL_FROM,
      sendEmail: async (message) => {
        if (transport) return transport.sendMail(message)
        payload.logger.warn('A mail to staff was not sent: SMTP_URL is not set')
        return null
      },
    }
  }

type ResetMailArguments = Readonly<{ token?: string; req?: PayloadRequest }>

/** The language of the form that asked for the mail: most likely that of its reader. */
const languageOf = ({ req }: ResetMailArguments): string => staffLanguage(req?.i18n.language ?? 'en')

export const resetSubject = (asked: ResetMailArguments = {}): string => formatStaffMessage(mailWords.subject, languageOf(asked))

/** The mail for a forgotten password; the host of its link comes only from the configuration. */
export const resetMail =
  (origin: string) =>
  (asked: ResetMailArguments = {}): string => {
    const language = languageOf(asked)
    const link = `${origin}/admin/reset/${encodeURIComponent(asked.token ?? '')}`
    return `<!doctype html>
<html lang="${language}">
<body>
<p>${formatStaffMessage(mailWords.asked, language)}</p>
<p><a href="${link}">${link}</a></p>
<p>${formatStaffMessage(mailWords.once, language)}</p>
</body>
</html>`
  }
