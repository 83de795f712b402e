import type { ReactNode } from 'react'
import { AppLink } from '@/storefront/kit/app-link'
import type { LinkRow } from '@/domain/content/content'
import type { Shop } from '@/domain/routing/shop'
import { isWidget } from '@/domain/market/widget-modes'
import { linkTarget } from './link-target'

type Props = {
  shop: Shop
  link: LinkRow
  className?: string | undefined
  place?: Readonly<{ 'data-path': string }> | undefined
  children?: ReactNode
}

/**
 * A link of the CMS, or nothing where it leads nowhere. Other sites get a full navigation. Attributes without a value
 * are left out, because they would be sent in every page's RSC payload.
 */
export function CmsLink({ shop, link, className, place, children }: Props) {
  const target = linkTarget(shop, link)
  if (!target) return null
  const text = children ?? link.label
  if (!target.external) {
    return (
      <AppLink
        href={target.href}
        {...(className && { className })}
        {...place}
        {...(target.current && { 'aria-current': target.current })}
      >
        {text}
      </AppLink>
    )
  }
  return (
    <a
      href={target.href}
      {...(className && { className })}
      {...place}
      {...(target.locale && { hrefLang: target.locale, lang: target.locale })}
      {...(target.country && { 'data-country': target.href })}
      {...(isWidget(shop.mode) && { target: '_top' })}
      rel="noopener"
    >
      {text}
    </a>
  )
}
