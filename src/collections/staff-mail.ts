import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'

type Settings = Readonly<{ SMTP_URL?: string | undefined; MAIL_FROM: string }>

const ADDRESS = /^\s*(?:"?([^"<]*?)"?\s*)?<?([^<>\s]+@[^<>\s]+)>?\s*$/

/** Mails to staff (a forgotten password) over SMTP. Without a server they are not sent, and the log says so without their content. */
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

/** What a member of staff gets who has forgotten the password; the link's host comes from the configuration alone. */
export const resetMail =
  (origin: string) =>
  ({ token }: { token?: string } = {}): string => {
    const link = `${origin}/admin/reset/${encodeURIComponent(token ?? '')}`
    return `<p>Somebody, most likely you, has asked for a new password for the shop's CMS.</p>
<p><a href="${link}">${link}</a></p>
<p>The link works once, within an hour. If it was not you, do nothing: your password stays.</p>`
  }
