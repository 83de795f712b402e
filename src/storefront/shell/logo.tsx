import type { Shop } from '@/domain/routing/shop'
import classes from './logo.module.css'

/**
 * The brand's logo in the size that the market sets (L-04). An SVG that ships with the shop is drawn inline, from its
 * symbol `logo`, so that its colour follows the colour scheme; other addresses are pictures, and a brand without a logo
 * shows its name. A partner's logo comes first, with the brand beside it in words.
 */
export function Logo({ shop: { market, partner }, partnerLine }: { shop: Shop; partnerLine: string }) {
  if (!partner) return <Mark name={market.brand.name} url={market.brand.logoUrl} {...market.headerLogo} />
  return (
    <>
      <Mark name={partner.name} url={partner.logoUrl} {...market.headerLogo} />
      {partnerLine !== '' && <span className={classes.partnerLine}>{` ${partnerLine}`}</span>}
    </>
  )
}

function Mark({ name, url, width, height }: { name: string; url: string | null; width: number; height: number }) {
  if (url === null) return <span className={classes.name}>{name}</span>
  if (!/^\/.*\.svg$/.test(url)) return <img src={url} alt="" width={width} height={height} />
  return (
    <svg width={width} height={height} aria-hidden="true">
      <use href={`${url}#logo`} />
    </svg>
  )
}
