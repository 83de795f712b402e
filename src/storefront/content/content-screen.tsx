import type { Shop } from '@/domain/shop'
import { formatShortDate } from '@/storefront/i18n/format'
import { intlFor } from '@/storefront/i18n/intl.server'
import layout from '@/storefront/kit/layout.module.css'
import classes from './content-screen.module.css'
import { loadPage } from './load-page'
import { RichText } from './rich-text'

/** A content page of the CMS (S-05). */
export function ContentScreen({ shop, slug }: { shop: Shop; slug: string }) {
  const intl = intlFor(shop)
  const page = loadPage(shop, slug)
  const date = formatShortDate(intl, shop.market.dateFormat, page.updatedAt)
  return (
    <article className={`${layout.wrap} ${classes.page}`}>
      <h1>{page.title}</h1>
      {page.body && <RichText state={page.body} />}
      <p className={classes.updated}>{intl.formatMessage({ id: 'content.updated' }, { date })}</p>
    </article>
  )
}
