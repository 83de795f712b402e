import type { IntlShape } from 'react-intl'
import type { Market } from '@/domain/market/market'
import { shownRatings } from '@/domain/content/shown-parts'
import type { Shop } from '@/domain/routing/shop'
import { formatCount } from '@/storefront/i18n/format'
import { intlFor } from '@/storefront/i18n/intl.server'
import layout from '@/storefront/kit/layout.module.css'
import surface from '@/storefront/kit/surface.module.css'
import classes from './home-ratings.module.css'
import { Quotes } from './quotes'

const Sample = ({ intl }: { intl: IntlShape }) => (
  <span className={`${surface.chip} ${classes.sample}`}>{intl.formatMessage({ id: 'home.sample' })}</span>
)

/** The rating in one line where the market has and shows it (M-13), as text of our own, so that no third party is contacted. */
export function HomeSeal({ shop }: { shop: Shop }) {
  const { rating } = shop.market
  if (!shownRatings(shop.market).seal) return null
  const intl = intlFor(shop)
  const score = intl.formatNumber(rating.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <p className={classes.seal}>
      <span className={classes.stars} aria-hidden="true">
        <b>{score}</b>
        <svg viewBox="0 0 20 20">
          <path d="M10 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.1 4.7 18l1.1-6L1.4 7.8l6-.8z" />
        </svg>
      </span>
      <span className={layout.hidden}>{intl.formatMessage({ id: 'home.stars' }, { score })}</span>
      <span>
        {intl.formatMessage({ id: 'home.ratingCount' }, { count: formatCount(intl, rating.count), provider: rating.provider })}
      </span>
      {rating.sample && <Sample intl={intl} />}
    </p>
  )
}

/** What customers have said, where the market has and shows it (M-13). */
export function HomeOpinions({ shop }: { shop: Shop }) {
  const { rating } = shop.market
  if (!shownRatings(shop.market).opinions) return null
  const intl = intlFor(shop)
  return (
    <section className={`${layout.wrap} ${layout.section} ${classes.opinions}`} aria-labelledby="ratings">
      <h2 className={layout.hidden} id="ratings">
        {intl.formatMessage({ id: 'home.ratings' })}
      </h2>
      {rating.sample && <Sample intl={intl} />}
      <Opinions rating={rating} intl={intl} />
    </section>
  )
}

function Opinions({ rating: { reviews }, intl }: { rating: Market['rating']; intl: IntlShape }) {
  const words = {
    label: intl.formatMessage({ id: 'home.opinions' }),
    role: intl.formatMessage({ id: 'home.carousel' }),
    previous: intl.formatMessage({ id: 'home.previous' }),
    next: intl.formatMessage({ id: 'home.next' }),
    pause: intl.formatMessage({ id: 'home.pause' }),
    play: intl.formatMessage({ id: 'home.play' }),
  }
  const positions = reviews.map((_, index) =>
    intl.formatMessage({ id: 'home.position' }, { index: index + 1, total: reviews.length }),
  )
  return (
    <Quotes words={words} positions={positions}>
      {reviews.map(({ author, text, sold }) => (
        <blockquote key={author} className={classes.quote}>
          <p>{intl.formatMessage({ id: 'home.quote' }, { text })}</p>
          <footer>{intl.formatMessage({ id: 'home.quoteBy' }, { author, sold })}</footer>
        </blockquote>
      ))}
    </Quotes>
  )
}
