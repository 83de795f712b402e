import { bannerAt } from '@/domain/content/banner-state'
import type { BannerRow } from '@/domain/content/content'
import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { buttonClass } from '@/storefront/kit/button'
import { Icon } from '@/storefront/kit/icon'
import { Illustration, chooseIllustration } from '@/storefront/kit/illustration'
import { CmsLink } from '@/storefront/shop/cms-link'
import classes from './home-banner.module.css'

const currentBanner = ({ content }: Shop): BannerRow | null => bannerAt(content.banners, 'home', Date.now())

/** The current banner of the CMS (M-10); without one it takes no space. */
export function HomeBanner({ shop }: { shop: Shop }) {
  const banner = shop.market.switches.homeBanner ? currentBanner(shop) : null
  if (!banner) return null
  return (
    <section
      className={banner.imageUrl || banner.illustration ? classes.pictured : classes.banner}
      aria-label={intlFor(shop).formatMessage({ id: 'home.offer' })}
    >
      <div>
        <h2>{banner.headline}</h2>
        {banner.text && <p>{banner.text}</p>}
        {banner.link && (
          <CmsLink shop={shop} link={banner.link} className={buttonClass({ look: 'link', className: classes.link })}>
            {banner.link.label} <Icon name="arrow" small />
          </CmsLink>
        )}
      </div>
      <Picture banner={banner} />
    </section>
  )
}

function Picture({ banner: { imageUrl, imageAlt, illustration } }: { banner: BannerRow }) {
  if (imageUrl)
    return <img src={imageUrl} alt={imageAlt ?? ''} width={160} height={160} className={classes.picture} loading="lazy" />
  return illustration ? <Illustration name={chooseIllustration(illustration)} size="l" className={classes.picture} /> : null
}
