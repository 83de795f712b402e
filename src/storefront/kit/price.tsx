import classes from './price.module.css'

type Props = {
  /** Formatted with `formatMoney`: the sign may be before or after the number. */
  text: string
  size?: 's' | 'm' | 'l'
  /** "bis zu" (German for "up to"), in the shop's language. */
  upTo?: string
  /** An old price, struck through. */
  old?: boolean
  className?: string | undefined
}

/** The most prominent element of a screen. The currency sign is lighter than the number. */
export function Price({ text, size = 's', upTo, old, className }: Props) {
  const [, before = '', number = text, after = ''] = /^([^\d\u2212+-]*)(.*?\d)([^\d]*)$/.exec(text) ?? []
  return (
    <span className={[classes.price, classes[size], old && classes.old, className].filter(Boolean).join(' ')}>
      {upTo && <span className={classes.upTo}>{upTo} </span>}
      {before && <span className={classes.currency}>{before}</span>}
      <span>{number}</span>
      {after && <span className={classes.currency}>{after}</span>}
    </span>
  )
}
