import type { BlockOf } from '@/domain/content/page-blocks'
import type { Shop } from '@/domain/routing/shop'
import { buttonClass } from '@/storefront/kit/button'
import surface from '@/storefront/kit/surface.module.css'
import { CmsLink } from '@/storefront/shop/cms-link'
import { linkTarget } from '@/storefront/shop/link-target'
import type { MarkPlace } from './mark-place'
import { PlainText } from './rich-text'
import classes from './call-to-action-block.module.css'

/** A block without a link target asks for nothing, so it is left out. */
export function drawCallToAction({ heading, text, link }: BlockOf<'call-to-action'>, shop: Shop, mark: MarkPlace) {
  if (!linkTarget(shop, link)) return null
  return (
    <div className={`${surface.panel} ${surface.tint} ${classes.panel}`}>
      <div className={classes.words}>
        <h2 {...mark('heading')}>{heading}</h2>
        {text && <PlainText text={text} place={mark('text')} />}
      </div>
      <CmsLink shop={shop} link={link} className={buttonClass({ className: classes.button })} place={mark('link')} />
    </div>
  )
}
