import type { CategoryKey } from '@trade-in-shop/contracts/search'
import type { LinkRow } from '@/domain/content/content'
import { categoryAddress } from '@/domain/content/category-addresses'
import { hasAccounts } from '@/domain/market/widget-modes'
import { passesGuards } from '@/domain/routing/guards'
import { isScreen, screenRow, type Screen } from '@/domain/routing/screens'
import { safeTarget } from '@/domain/routing/safe-target'
import type { Shop } from '@/domain/routing/shop'
import { shopPath } from './shop-path'

export type LinkTarget = Readonly<{ href: string; external: boolean; locale?: string; current?: boolean; country?: true }>

const inside = (href: string): LinkTarget => ({ href, external: false })

/**
 * Where a link of the CMS leads in this shop; null for a link to leave out (an unpublished page, a screen that the
 * market has switched off, an address that `safeTarget` refuses).
 */
export function linkTarget(shop: Shop, { to }: LinkRow): LinkTarget | null {
  switch (to.kind) {
    case 'screen':
      return isScreen(to.screen) && isOpen(shop, to.screen) ? inside(shopPath(shop, to.screen)) : null
    case 'page': {
      const page = shop.content.pages.find(({ slug, key }) => slug === to.slug || key === to.slug)
      return page ? inside(shopPath(shop, 'content', { slug: page.slug })) : null
    }
    case 'category': {
      const category = categoryAddress(shop.content.categories, to)
      return category === null ? null : inside(shopPath(shop, 'sellCategory', { category }))
    }
    case 'market': {
      if (to.code === shop.market.code) return { ...inside(shopPath(shop, 'home')), current: true }
      const sibling = shop.siblings.find(({ code }) => code === to.code)
      // A change of the country stays in the partner's shop.
      return sibling?.alike ? { href: `${sibling.alike}/`, external: true, locale: sibling.locale, country: true } : null
    }
    case 'external': {
      const href = safeTarget(to.url, { external: true })
      return href ? { href, external: true } : null
    }
  }
}

/** True for a screen without parameters whose guards let this shop pass. */
export function isOpen({ market, mode }: Shop, screen: Screen): boolean {
  const { english, guards } = screenRow(screen)
  const switches = { ...market.switches, accounts: hasAccounts(mode) }
  return !english.includes('{') && passesGuards(guards, { switches, screen, params: {} })
}

/** A category's name in the shop's menu, so that every screen calls it the same; `own` where the menu leaves it out. */
export const categoryName = ({ content }: Shop, key: CategoryKey, own: string): string =>
  content.navigation.main.find(({ to }) => to.kind === 'category' && to.key === key)?.label ?? own
