import 'server-only'
import { askForSubscription } from '@/clients/newsletter'
import type { Sender } from '@/clients/trade'
import type { Accepted } from '@/contracts/account'
import type { Shop } from '@/domain/market/shop'
import { reply, seePage, type JsonReply, type PageReply } from '@/runtime/reply'
import { shopPath } from '@/storefront/shop/shop-path'
import { requireNewsletter, SIGN_UP_ANCHOR } from './require-newsletter.server'

/** Passes the subscription on: 202 for every address, or for a posted form the page that says what comes next. */
export async function subscribe(
  shop: Shop,
  email: string,
  headers: Headers,
  sender: Sender,
): Promise<JsonReply<202, Accepted> | PageReply> {
  requireNewsletter(shop)
  const accepted = await askForSubscription(shop, email, sender)
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  if (!isForm) return reply(202, accepted)
  return seePage(`${shopPath(shop, 'newsletterStart')}#${SIGN_UP_ANCHOR}`)
}
