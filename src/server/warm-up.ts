import type { Directory } from '@/domain/routing/directory'
import { innerAddress } from '@/domain/routing/inner-address'
import { SCREEN_NAMES, type Screen } from '@/domain/routing/screens'
import { handoverHeaders } from '@/http/handover'
import type { Ask } from './inner-request'

/** The screens on which most visits begin, the most frequent first. */
const FIRST_SCREENS: readonly Screen[] = ['home', 'sellCategory', 'product']
const OTHER_SCREENS = SCREEN_NAMES.filter((screen) => !FIRST_SCREENS.includes(screen))
/** Addresses of nothing: the code of a screen is loaded before it looks for them. */
const NOTHING = { category: 'x', pdp: 'x', overview: 'x', slug: 'x', id: 'x', trade: 'x', offerid: 'x', emailHash: 'x' }

/**
 * Lets the framework load the code of a shop's screens, which it would do with the first visit of each, and answers once the first
 * ones are loaded. The rest follows, one by one. What fails here fails again with a visitor, whose answer says so.
 */
export async function warmUp(ask: Ask, { shops }: Directory): Promise<void> {
  const [shop] = shops
  if (!shop) return
  const { host } = new URL(shop.origin)
  const load = async (screens: readonly Screen[]) => {
    for (const screen of screens) {
      const { inner } = innerAddress(shop.key, screen, NOTHING, new URLSearchParams())
      await ask({ method: 'GET', path: '/', headers: { host, ...handoverHeaders(inner) } }).catch(() => undefined)
    }
  }
  await load(FIRST_SCREENS)
  void load(OTHER_SCREENS)
}
