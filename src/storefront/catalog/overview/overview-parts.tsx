import { AppLink } from '@/storefront/kit/app-link'
import type { Shop } from '@/domain/routing/shop'
import { formatCount } from '@/storefront/i18n/format'
import { intlFor } from '@/storefront/i18n/intl.server'
import surface from '@/storefront/kit/surface.module.css'
import classes from '@/storefront/catalog/catalog-text.module.css'

type Props = Readonly<{
  shop: Shop
  href: string
  name: string
  count?: number
  current?: boolean
  /** Of a device, from left to right. */
  colours?: readonly string[] | undefined
}>

/** A link that narrows or widens a list; the current choice is marked. */
export function OverviewPill({ shop, href, name, count, current = false, colours }: Props) {
  const [left, right = left] = colours ?? []
  return (
    <AppLink className={surface.pill} href={href} {...(current && { 'aria-current': 'true' })}>
      {name}
      {left && <i className={surface.dot} style={{ background: `linear-gradient(90deg, ${left} 50%, ${right} 50%)` }} />}
      {count !== undefined && <span>{formatCount(intlFor(shop), count)}</span>}
    </AppLink>
  )
}

/** The catalogue's text about a category, a manufacturer or a series. */
export function CatalogText({ heading, content }: { heading: string; content: string }) {
  const paragraphs = content.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  if (paragraphs.length === 0) return null
  return (
    <section className={classes.text} aria-labelledby="about">
      <h2 id="about">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
