import { emailHash } from '@platform/newsletter/subscription-store'
import type { Mail } from '@platform/mail/mail'
import { APPLICATION, send, type SmallPlatform } from './small-platform'
import { waitingMails } from './waiting-mails'

export const SUBSCRIBER = 'miriam@example.org'
export const NEWSLETTER_START = new Date('2026-11-21T10:00:00Z')

/** The token in the fragment of a mail's link, or nothing. */
export const tokenIn = (mail: Mail | undefined): string => /#confirm=([A-Za-z0-9_-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** The steps of a subscriber, sent to the platform itself. */
export function newsletterSteps(platform: SmallPlatform) {
  const mails = async () => (await waitingMails(platform)).filter((mail) => mail !== null)
  const hashOf = (email = SUBSCRIBER, application = APPLICATION) => emailHash(platform.env.PLATFORM_SECRET, application, email)
  const ask = (email = SUBSCRIBER, application = APPLICATION, client = 'visitor') =>
    send(platform, 'POST', '/newsletter/subscriptions', { email, application }, { 'client-key': client })
  const confirm = (token: string, hash = hashOf()) =>
    send(platform, 'POST', '/newsletter/confirmations', { emailHash: hash, token })
  const rows = async (sql: string) => (await platform.pool.query<Record<string, unknown>>(sql)).rows
  const forget = () =>
    platform.pool.query(
      'truncate platform.outbox, platform.newsletter_subscriptions, platform.newsletter_proofs, platform.newsletter_reasons, platform.counted_requests cascade',
    )
  /** Signs up and confirms; returns the token. */
  async function subscribed(): Promise<string> {
    await ask()
    const token = tokenIn((await mails())[0])
    const { status } = await confirm(token)
    if (status !== 200) throw new Error(`Not confirmed: ${status}`)
    return token
  }
  return { mails, hashOf, ask, confirm, rows, forget, subscribed }
}
