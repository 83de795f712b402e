import type { Shop } from '@/domain/routing/shop'
import { isWidget } from '@/domain/market/widget-modes'

export type Headers = Readonly<Record<string, string>>

/** Sent with every answer of any kind. */
const ALWAYS: Headers = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
}
const YEAR_IN_SECONDS = 31_536_000

/** Headers of every answer of a host (security 21, M-03); `shop` is null for an unknown host. */
export function siteHeaders(shop: Shop | null): Headers {
  return {
    ...ALWAYS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(shop?.origin.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_IN_SECONDS}; includeSubDomains` }),
    ...(shop?.noindex && { 'x-robots-tag': 'noindex' }),
    ...(shop && frameOrigins(shop).length === 0 && { 'x-frame-options': 'DENY' }),
  }
}

/** @param page.secret the address contains a secret, so no part of it may leave as a referrer */
export function pageHeaders(shop: Shop, page: { secret?: boolean; noindex?: boolean }): Headers {
  return {
    ...siteHeaders(shop),
    ...(page.secret && { 'referrer-policy': 'no-referrer' }),
    ...((page.noindex || shop.noindex) && { 'x-robots-tag': 'noindex' }),
  }
}

/** Origins that may frame the shop: the partner's in the widget modes, none elsewhere (L-05). */
export const frameOrigins = (shop: Shop): readonly string[] => (isWidget(shop.mode) ? (shop.partner?.frameOrigins ?? []) : [])

/**
 * Headers of an unpublished page that only staff see in a frame: not cached, not indexed, and its address is never a referrer.
 */
export function previewHeaders(shop: Shop): Headers {
  const { 'x-frame-options': _refused, ...headers } = pageHeaders(shop, { secret: true, noindex: true })
  return { ...headers, 'cache-control': 'private, no-store' }
}
