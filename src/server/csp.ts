import { contentPolicy } from '@/domain/content-policy'
import type { Shop } from '@/domain/shop'
import { inlineScripts } from './inline-scripts'

/**
 * The policy of a finished page: its own inline scripts by hash, no other. Pages without an inline script of unknown
 * kind only; `onRefused` hears of the others, because their script will not run.
 */
export function policyFor(html: string, shop: Shop, onRefused: (count: number) => void, framedBy?: readonly string[]): string {
  const { sources, refused } = inlineScripts(html)
  if (refused > 0) onRefused(refused)
  return contentPolicy(shop, sources, { framedBy })
}
