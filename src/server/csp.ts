import { contentPolicy } from '@/domain/content-policy'
import type { Shop } from '@/domain/shop'
import { inlineScripts } from './inline-scripts'

/**
 * The policy of a finished page: it allows the page's known inline scripts by hash, and no other. `onRefused` gets the number
 * of unknown inline scripts, which will not run.
 */
export function policyFor(html: string, shop: Shop, onRefused: (count: number) => void, framedBy?: readonly string[]): string {
  const { sources, refused } = inlineScripts(html)
  if (refused > 0) onRefused(refused)
  return contentPolicy(shop, sources, { framedBy })
}
