import sprite from '@/storefront/kit/illustrations.svg'
import classes from './drawer.module.css'

/** The opened drawer of the home page. Its tag names no price, which would be an offer. */
export function Drawer({ className }: { className?: string | undefined }) {
  return (
    <svg className={[classes.drawer, className].filter(Boolean).join(' ')} viewBox="0 0 640 640" aria-hidden="true">
      <use href={`${sprite.src}#drawer`} />
      <text x="494" y="506" transform="rotate(9 494 440)" textAnchor="middle" className={classes.tag}>
        €
      </text>
    </svg>
  )
}
