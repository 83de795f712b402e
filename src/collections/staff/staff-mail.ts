import nodemailer from 'nodemailer'
import type { EmailAdapter, PayloadRequest } from 'payload'
import { formatStaffMessage, staffLanguage, type StaffMessage } from '@/domain/staff-words'

/** The mail to a member of staff who has forgotten the password. */
const mailWords = {
  subject: {
    en: 'A new password for the shop’s CMS',
    de: 'Ein neues Passwort für das CMS des Shops',
    es: 'Una contraseña nueva para el CMS de la tienda',
    fr: 'Un nouveau mot de passe pour le CMS de la boutique',
    it: 'Una nuova password per il CMS del negozio',
  },
  asked: {
    en: 'Somebody, most likely you, has asked for a new password for the shop’s CMS.',
    de: 'Jemand, vermutlich Sie, hat ein neues Passwort für das CMS des Shops angefordert.',
    es: 'Alguien, probablemente usted, ha pedido una contraseña nueva para el CMS de la tienda.',
    fr: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le CMS de la boutique.',
    it: 'Qualcuno, probabilmente Lei, ha chiesto una nuova password per il CMS del negozio.',
  },
  once: {
    en: 'The link works once, within an hour. If it was not you, do nothing: your password stays.',
    de: 'Der Link gilt einmal und eine Stunde lang. Waren Sie es nicht, tun Sie nichts: Ihr Passwort bleibt.',
    es: 'El enlace sirve una sola vez, durante una hora. Si no fue usted, no haga nada: su contraseña no cambia.',
    fr: 'Le lien ne sert qu’une fois, pendant une heure. Si ce n’était pas vous, ne faites rien : votre mot de passe reste.',
    it: 'Il link vale una volta sola, per un’ora. Se non è stato Lei, non faccia nulla: la Sua password resta.',
  },
} satisfies Record<string, StaffMessage>

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
