import type { SubscriptionConfirmation } from '@/contracts/newsletter'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/problem'
import { tokenHash } from '@platform/identity/token-hash'
import { readMarket } from '@platform/markets/market'
import { enqueueLetter } from '@platform/outbox/outbox-store'
import { inTransaction } from '@platform/store/pool'
import { CONSENT_TEXT } from './consent-text'
import { prove } from './proof-store'
import { findByHash, switchOn } from './subscription-store'
import { emailHashOfToken } from './token-store'

/**
 * The press of the button: the second half of the double opt-in, with its proof and the welcome mail. Pressed again it is
 * answered alike. Throws 410 `token_invalid` for a link that is unknown, expired, or of a subscription that has ended.
 */
export function confirmSubscription(platform: Platform, { emailHash, token }: SubscriptionConfirmation): Promise<void> {
  const now = platform.clock()
  const id = tokenHash(token)
  return inTransaction(platform.pool, async (db) => {
    if ((await emailHashOfToken(db, id, now)) !== emailHash) throw new HttpProblem(410, 'token_invalid')
    const confirmed = await switchOn(db, emailHash, now)
    if (!confirmed) {
      if ((await findByHash(db, emailHash))?.state === 'on') return
      throw new HttpProblem(410, 'token_invalid')
    }
    const language = (await readMarket(db, confirmed.application))?.language
    await prove(db, confirmed, 'confirmed', now, language ? CONSENT_TEXT[language] : null)
    const key = `newsletter-welcome/${id.toString('base64url').slice(0, 22)}`
    const letter = { kind: 'newsletter_welcome', key, payload: { emailHash } } as const
    await enqueueLetter(db, platform.env.PLATFORM_SECRET, letter, now)
  })
}
