import 'server-only'
import type { Shop } from '@/domain/routing/shop'
import { apiError } from '@/http/api-problem'

/** Answers 404 to sign-up and enrichment where the market has switched the newsletter off (M-09). */
export function requireNewsletter({ market }: Pick<Shop, 'market'>): void {
  if (!market.switches.newsletter) throw apiError(404, 'newsletter_unavailable')
}

/** Id of the confirmation that a sign-up without JavaScript redirects to. */
export const SIGN_UP_ANCHOR = 'asked'
