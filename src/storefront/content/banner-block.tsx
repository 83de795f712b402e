import type { BlockOf } from '@/domain/content/page-blocks'
import type { Shop } from '@/domain/routing/shop'
import { buttonClass } from '@/storefront/kit/button'
import { Icon } from '@/storefront/kit/icon'
import { CmsLink } from '@/storefront/shop/cms-link'
import { CmsPicture, BESIDE } from './cms-picture'
import type { MarkPlace } from './mark-place'
import { PlainText } from './rich-text'
import classes from './banner-block.module.css'

export function drawBanner({ headline, text, picture, tone, link }: BlockOf<'banner'>, shop: Shop, mark: MarkPlace) {
  return (
    <div className={[classes.banner, tone === 'strong' && classes.strong].filter(Boolean).join(' ')}>
      <div className={classes.words}>
        <h2 {...mark('headline')}>{headline}</h2>
        {text && <PlainText text={text} place={mark('text')} />}
        {link && (
          <CmsLink
            shop={shop}
            link={link}
            className={buttonClass({ look: 'link', className: classes.link })}
            place={mark('link')}
          >
            {link.label} <Icon name="arrow" small />
          </CmsLink>
        )}
        {picture?.credit && <small className={classes.credit}>{picture.credit}</small>}
      </div>
      {picture && <CmsPicture picture={picture} sizes={BESIDE} className={classes.picture} place={mark('picture')} />}
    </div>
  )
}
