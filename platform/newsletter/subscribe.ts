import type { CustomerNewsletter } from '@trade-in-shop/contracts/customers'
import type { SubscriptionConfirmation } from '@trade-in-shop/contracts/newsletter'
import { DAY } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { newToken, tokenHash } from '@platform/token-hash'
import { countRequest, type RequestLimit } from '@platform/limits/counted-requests'
import { readMarket } from '@platform/markets/platform-market'
import { textIn } from '@platform/messages/texts'
import { enqueueMail } from '@platform/outbox/outbox-store'
import { type Db, inTransaction } from '@platform/store/pool'
import {
  emailHash,
  endByHash,
  findByAddress,
  findByHash,
  forgetUnconfirmed,
  type Owner,
  storeSubscriptionRequest,
  type Subscription,
  switchOn,
} from './subscription-store'
import { emailHashOfToken, prove, storeToken } from './proof-store'

type Secret = Readonly<{ env: Pick<Platform['env'], 'PLATFORM_SECRET'> }>

/** The link in the mail is good for a week; a subscription without a confirmation is deleted after a month. */
const TOKEN_LIFE_MS = 7 * DAY
const FORGET_AFTER_MS = 30 * DAY

/** Three mails a day to one address, from any visitor. */
const MAILS_TO_ONE: RequestLimit = { purpose: 'newsletter address', most: 3, withinMs: DAY }

/**
 * Asks by mail whether the owner of the address wants the newsletter (double opt-in, N-01), in the caller's transaction. An
 * address that has it already gets a mail that says so. `unavailable` where the market has no newsletter: nothing happens then.
 */
export async function subscribe(db: Db, platform: Secret, wish: Owner, now: Date): Promise<'asked' | 'unavailable'> {
  const owner = { ...wish, email: wish.email.toLowerCase() }
  if (!(await readMarket(db, owner.application))?.newsletter) return 'unavailable'
  await forgetUnconfirmed(db, new Date(now.getTime() - FORGET_AFTER_MS))
  const subscription = await storeSubscriptionRequest(db, owner, await hashOf(db, platform, owner), now)
  const { taken } = await countRequest(db, MAILS_TO_ONE, subscription.emailHash, now)
  if (taken) await write(db, platform, subscription, now)
  return 'asked'
}

/** Ends the subscription of an address in a market; safe to repeat. */
export async function unsubscribe(db: Db, _platform: Secret, owner: Owner, now: Date): Promise<void> {
  const kept = await findByAddress(db, { ...owner, email: owner.email.toLowerCase() })
  if (kept) await endByHash(db, kept.emailHash, now)
}

/** `pending` waits for the button that the mail leads to. */
export async function readSubscriptionState(
  db: Db,
  _platform: Secret,
  email: string,
  application: string,
): Promise<CustomerNewsletter['state']> {
  return (await findByAddress(db, { application, email: email.toLowerCase() }))?.state ?? 'off'
}

/** An address that is stored has its hash already, so that links in old mails work even after the key has changed. */
async function hashOf(db: Db, { env }: Secret, owner: Owner): Promise<string> {
  const kept = await findByAddress(db, owner)
  return kept?.emailHash ?? emailHash(env.PLATFORM_SECRET, owner.application, owner.email)
}

async function write(db: Db, { env }: Secret, { emailHash: hash, application, state }: Subscription, now: Date): Promise<void> {
  const token = newToken()
  const id = tokenHash(token)
  const key = `newsletter/${id.toString('base64url').slice(0, 22)}`
  if (state === 'on') {
    await enqueueMail(db, env.PLATFORM_SECRET, { kind: 'newsletter_known', key, payload: { emailHash: hash } }, now)
    return
  }
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MS)
  const market = await readMarket(db, application)
  await storeToken(db, id, hash, expiresAt)
  await prove(db, { emailHash: hash, application }, 'asked', now, market && textIn(market)('newsletter.consent'))
  const payload = { emailHash: hash, token }
  await enqueueMail(db, env.PLATFORM_SECRET, { kind: 'newsletter_confirm', key, payload }, now)
}

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
    const market = await readMarket(db, confirmed.application)
    await prove(db, confirmed, 'confirmed', now, market && textIn(market)('newsletter.consent'))
    const key = `newsletter-welcome/${id.toString('base64url').slice(0, 22)}`
    const mail = { kind: 'newsletter_welcome', key, payload: { emailHash } } as const
    await enqueueMail(db, platform.env.PLATFORM_SECRET, mail, now)
  })
}
