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

const STARS = [1, 2, 3, 4, 5]

/** Seal and opinions where the market has and shows them (M-13), as text of our own, so that no third party is contacted. */
export function HomeRatings({ shop }: { shop: Shop }) {
  const { rating } = shop.market
  const { seal: hasSeal, opinions: hasOpinions } = shownRatings(shop.market)
  if (!hasSeal && !hasOpinions) return null
  const intl = intlFor(shop)
  return (
    <section className={`${layout.wrap} ${layout.section} ${classes.rate}`} aria-labelledby="ratings">
      <div className={classes.seal}>
        <h2 className={layout.hidden} id="ratings">
          {intl.formatMessage({ id: 'home.ratings' })}
        </h2>
        {rating.sample && (
          <span className={`${surface.chip} ${classes.sample}`}>{intl.formatMessage({ id: 'home.sample' })}</span>
        )}
        {hasSeal && <Seal rating={rating} intl={intl} />}
      </div>
      {hasOpinions && <Opinions rating={rating} intl={intl} />}
    </section>
  )
}

function Seal({ rating, intl }: { rating: Market['rating']; intl: IntlShape }) {
  const score = intl.formatNumber(rating.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <>
      <span className={classes.stars} aria-hidden="true">
        <b>{score}</b>
        {STARS.map((star) => (
          <svg key={star} viewBox="0 0 20 20">
            <path d="M10 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.1 4.7 18l1.1-6L1.4 7.8l6-.8z" />
          </svg>
        ))}
      </span>
      <span className={layout.hidden}>{intl.formatMessage({ id: 'home.stars' }, { score })}</span>
      <p className={`${layout.small} ${layout.muted}`}>
        {intl.formatMessage({ id: 'home.ratingCount' }, { count: formatCount(intl, rating.count), provider: rating.provider })}
      </p>
    </>
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
