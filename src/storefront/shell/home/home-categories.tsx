import type { Shop } from '@/domain/routing/shop'
import type { CategorySummary } from '@/clients/search-client'
import type { LinkRow } from '@/domain/content/content'
import { formatMoney } from '@/storefront/i18n/format'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Illustration, chooseIllustration } from '@/storefront/kit/illustration'
import layout from '@/storefront/kit/layout.module.css'
import { Price } from '@/storefront/kit/price'
import { CmsLink } from '@/storefront/shop/cms-link'
import classes from './home-categories.module.css'

type Props = { shop: Shop; categories: readonly CategorySummary[] | null }
type CategoryLink = LinkRow & { to: { kind: 'category' } }

/** The categories of the navigation as tiles; the platform adds the best price of each. */
export function HomeCategories({ shop, categories }: Props) {
  const intl = intlFor(shop)
  const links = shop.content.navigation.main.filter((link): link is CategoryLink => link.to.kind === 'category')
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="categories">
      <div className={layout.sectionHead}>
        <h2 id="categories">{intl.formatMessage({ id: 'home.categories' })}</h2>
        {!categories && <p>{intl.formatMessage({ id: 'home.categoriesAway' })}</p>}
      </div>
      <ul className={classes.tiles}>
        {links.map((link) => (
          <li key={link.to.key}>
            <Tile shop={shop} link={link} best={categories?.find(({ key }) => key === link.to.key) ?? null} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ shop, link, best }: { shop: Shop; link: CategoryLink; best: CategorySummary | null }) {
  const intl = intlFor(shop)
  const { currency } = shop.market
  return (
    <CmsLink shop={shop} link={link} className={classes.tile}>
      <h3>{link.label}</h3>
      {best && best.maxPrice > 0 && (
        <Price
          text={formatMoney(intl, { amount: best.maxPrice, currency })}
          upTo={intl.formatMessage({ id: 'common.upTo' })}
          className={classes.price}
        />
      )}
      {best?.thumbnail ? (
        <img src={best.thumbnail} alt="" className={classes.drawing} loading="lazy" />
      ) : (
        <Illustration name={chooseIllustration(link.to.key)} size="fill" className={classes.drawing} />
      )}
    </CmsLink>
  )
}
