import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { ContactName } from './contact'
import { Email } from './trades'

/**
 * The settings that staff make in the CMS travel with each call that changes something, signed with the service secret; the
 * platform checks their form and stores no copy. Server code only: the browser never sees them.
 */
export const SHOP_SETTINGS_HEADER = 'shop-settings'

export const ContactRecipient = z.strictObject({
  address: Email,
  /** The market's account at the customer messaging system, and the name of the subject there. */
  messaging: z.strictObject({ account: z.string().min(1).max(120), subject: z.string().min(1).max(120) }),
})
export type ContactRecipient = z.infer<typeof ContactRecipient>

/** The "from" of mails; `mailbox` receives what people send by mail instead of pressing a button (N-04). */
export const MailSender = z.strictObject({ name: ContactName, address: Email, mailbox: Email })
export type MailSender = z.infer<typeof MailSender>

export const ShopSettings = z.strictObject({
  application: z.string().min(1).max(64),
  sender: MailSender,
  limits: z.strictObject({
    /** The highest total of a business trade, in minor units, inclusive (K-10). */
    businessTotal: z.int().positive(),
  }),
  /** The recipient of the message in this call; only contact messages have one. */
  recipient: ContactRecipient.optional(),
})
export type ShopSettings = z.infer<typeof ShopSettings>

const LIFETIME_S = 300
const signatureOf = (secret: string, payload: string, at: string) =>
  createHmac('sha256', secret).update(`shop settings ${at} ${payload}`).digest()

/** The header's value; `now` in epoch milliseconds. */
export function signShopSettings(secret: string, settings: ShopSettings, now: number): string {
  const payload = Buffer.from(JSON.stringify(settings)).toString('base64url')
  const at = String(Math.floor(now / 1000))
  return `${payload}.${at}.${signatureOf(secret, payload, at).toString('base64url')}`
}

/** Null for a header that was not signed with this secret within the last five minutes, or is malformed. */
export function readShopSettings(secret: string, header: string, now: number): ShopSettings | null {
  const [payload = '', at = '', signature = ''] = header.split('.')
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(secret, payload, at)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  if (Math.abs(now / 1000 - Number(at)) > LIFETIME_S) return null
  const settings = ShopSettings.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return settings.success ? settings.data : null
}
